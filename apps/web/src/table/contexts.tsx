import { createContext, type ReactNode, useContext } from 'react';

export interface ProviderProps<Facts, Words, Commands> {
  readonly facts: Facts;
  /** The facts as parts in `Deferred` see them: they may be a frame behind. */
  readonly deferred: Facts;
  readonly words: Words;
  readonly commands: Commands;
  readonly children: ReactNode;
}

/**
 * What the parts of a game's table share, in three contexts: facts (what is), words (how it is said) and commands (what can be done). Facts change with every
 * move; words with the language; commands never, so a part that only commands is not drawn again.
 */
export function tableContexts<Facts, Words, Commands>() {
  const FactsContext = createContext<Facts | undefined>(undefined);
  const DeferredContext = createContext<Facts | undefined>(undefined);
  const WordsContext = createContext<Words | undefined>(undefined);
  const CommandsContext = createContext<Commands | undefined>(undefined);

  function TableContext({ facts, deferred, words, commands, children }: ProviderProps<Facts, Words, Commands>) {
    return (
      <FactsContext value={facts}>
        <DeferredContext value={deferred}>
          <WordsContext value={words}>
            <CommandsContext value={commands}>{children}</CommandsContext>
          </WordsContext>
        </DeferredContext>
      </FactsContext>
    );
  }

  /**
   * Around parts that may be a frame late: what is bought lies on one's islands at once, and what else has become possible by it is lit a moment after. Such
   * a part is a `memo`, or it would be drawn again, with what it knows already, whenever its parent is.
   */
  function Deferred({ children }: { readonly children: ReactNode }) {
    return <FactsContext value={useContext(DeferredContext)}>{children}</FactsContext>;
  }

  return {
    TableContext,
    Deferred,
    useFacts: () => required(useContext(FactsContext)),
    useWords: () => required(useContext(WordsContext)),
    useCommands: () => required(useContext(CommandsContext)),
  };
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is no <TableContext> around this');
  return value;
}
