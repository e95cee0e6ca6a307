/** A refusal in Cognito's format: 400 with `__type` and `message`. */
export class CognitoException extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** Returns Cognito's refusal of someone who may not do what they ask. */
export const notAuthorized = (message: string) => new CognitoException('NotAuthorizedException', message);
