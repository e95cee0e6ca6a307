/**
 * The authority's register of what a person has deposited with all operators (ruling 22: a law's monthly limit counts across them).
 * What the licensee's own brands took is counted here in the API; the register is asked for the others.
 */
export interface DepositRegister {
  /**
   * Hundredths that the person deposited with other operators in the month, in the player's own currency.
   * @throws when the register does not answer: then no deposit is taken (ruling 23)
   */
  depositedElsewhere(person: { readonly playerId: string }, month: { readonly from: Date; readonly until: Date }): Promise<number>;
}

declare module '../ports.ts' {
  interface Ports { depositRegister: DepositRegister }
}

/** No register is connected: the licensee's own brands are all that counts. */
export const noOtherOperators: DepositRegister = { depositedElsewhere: async () => 0 };
