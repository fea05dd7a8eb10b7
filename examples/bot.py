#!/usr/bin/env python3
"""A bot for Archipel: sits down at a table and plays, any legal move at random, until the game is over.

    python3 examples/bot.py http://localhost:1800 CODE "My bot"

With a token (scopes read, tables and play) in ARCHIPEL_TOKEN it plays for whoever made the token; without one it comes as a guest.
Nothing but Python's own library is needed.
"""
import json
import os
import random
import sys
import uuid
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

address, code, name = (sys.argv[1:] + ["http://localhost:1800", "", "Bot"][len(sys.argv) - 1:])[:3]
token = os.environ.get("ARCHIPEL_TOKEN")
browser = build_opener(HTTPCookieProcessor())


def ask(method, path, body=None):
    """Asks the server, and gives what it answers: line by line, or whole as JSON."""
    request = Request(f"{address}/api/v1/{path}", method=method)
    if token:
        request.add_header("authorization", f"Bearer {token}")
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("content-type", "application/json")
    return browser.open(request)


if not token:
    ask("POST", "me", {"name": name})
me = json.load(ask("GET", "me"))
table = json.load(ask("POST", f"tables/{code}/join"))
seat = [chair.get("id") for chair in table["chairs"]].index(me["id"])
print(f"{name} sits on chair {seat}", flush=True)

for line in ask("GET", f"tables/{table['id']}/stream"):
    tell = json.loads(line)
    now = tell.get("match") or tell.get("update")
    if not now:
        continue
    if now["outcome"]:
        print(f"{name} came in at place {now['outcome']['places'][seat]}")
        break
    if seat not in now["active"]:
        continue
    legal = json.load(ask("GET", f"tables/{table['id']}/moves"))
    if not legal["moves"]:
        continue
    move = {"at": legal["position"], "key": str(uuid.uuid4()), "plan": [random.choice(legal["moves"])]}
    try:
        ask("POST", f"tables/{table['id']}/moves", move)
    except HTTPError as problem:
        # 409: somebody else moved first. The stream says so too, and then we look again.
        if problem.code != 409:
            raise SystemExit(problem.read().decode())
