/** The person to look up; the register finds people by name and date of birth. */
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
 * The authority's register of what a person has deposited with all operators (ruling 22: a law's monthly limit counts
 * across them). The API counts the licensee's own brands; the register reports the other operators.
 */
export interface DepositRegister {
  /**
   * Returns the hundredths that the person deposited with other operators in the month, in the player's currency.
   * @throws if the register does not answer; then no deposit is taken (ruling 23)
   */
  depositedElsewhere(person: RegisteredPerson, month: { readonly from: Date; readonly until: Date }): Promise<number>;
}

declare module '../ports.ts' {
  interface Ports {
    depositRegister: DepositRegister;
  }
}
