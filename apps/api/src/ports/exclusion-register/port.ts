/** The person to look up; registers find people by name, date of birth and address. */
export interface CheckedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** yyyy-MM-dd. */
  readonly dateOfBirth: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly countryCode: string;
}

/** The national self-exclusion registers (ruling 13): a person in one may gamble nowhere under its law. */
export interface ExclusionRegister {
  /**
   * Tells whether a person is in a register.
   * @param register its name in the rule pack
   * @throws if the register does not answer; then the person may not play or deposit (ruling 23)
   */
  isExcluded(register: string, person: CheckedPerson): Promise<boolean>;
}

declare module '../ports.ts' {
  interface Ports {
    exclusionRegister: ExclusionRegister;
  }
}
