import type { StudioErrorBody, StudioErrorCode } from './wire.ts';

const STATUS: Readonly<Record<StudioErrorCode, number>> = {
  'studio.request.invalid': 400,
  'studio.session.unknown': 401,
  'studio.session.expired': 401,
  'studio.stake.not_offered': 422,
  'studio.round.conflict': 409,
  'studio.move.refused': 409,
  'studio.round.in_progress': 409,
  'studio.too_soon': 429,
  'studio.late': 409,
  'studio.table.closed': 409,
  'studio.seat.taken': 409,
  'studio.seat.none': 409,
  'studio.funds': 422,
  'studio.free_spins.none': 409,
  'studio.refused': 422,
  'studio.operator.unreachable': 503,
  'studio.round.refunded': 503,
  'studio.unavailable': 503,
};

/** A refusal that the page can explain. Its body is sent as it is. */
export class StudioError extends Error {
  readonly body: StudioErrorBody;
  constructor(body: StudioErrorBody) {
    super(body.message);
    this.name = 'StudioError';
    this.body = body;
  }
  get status(): number {
    return STATUS[this.body.code];
  }
}
