declare module 'virtual:icons' {
  /** Where the sprite lies. */
  const address: string;
  export default address;
}
