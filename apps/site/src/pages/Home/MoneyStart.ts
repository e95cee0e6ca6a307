// A chunk of its own: what only confined players see is no part of every player's home page.
export { MoneyStart } from '@baize/wallet';
