/** Whom the register is asked about; it finds a person by name and date of birth. */
export interface RegisteredPerson {
  readonly playerId: string;
  readonly personReference: string;
  readonly firstName: string;
  readonly lastName: string;
  /** yyyy-MM-dd. */
  readonly dateOfBirth: string;
  readonly currency: string;
}

/**
 * The authority's register of what a person has deposited with all operators (ruling 22: a law's monthly limit counts across them).
 * What the licensee's own brands took is counted here in the API; the register is asked for the others.
 */
export interface DepositRegister {
  /**
   * Hundredths that the person deposited with other operators in the month, in the player's own currency.
   * @throws when the register does not answer: then no deposit is taken (ruling 23)
   */
  depositedElsewhere(person: RegisteredPerson, month: { readonly from: Date; readonly until: Date }): Promise<number>;
}

declare module '../ports.ts' {
  interface Ports {
    depositRegister: DepositRegister;
  }
}
