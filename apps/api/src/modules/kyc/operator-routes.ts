import { operatorKycDecision, operatorKycFile, operatorKycQueue, operatorKycRequest } from '@baize/contracts/operator';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import { findPlayers } from '../player/index.ts';
import { entryOf } from './model/account-documents.ts';
import { isOpenForPlayer } from './model/transitions.ts';
import * as repository from './repository.ts';
import type { KycContext } from './use-cases/context.ts';
import { decideDocument, requestDocument } from './use-cases/decide.ts';
import { readFile } from './use-cases/files.ts';

/** Calls of compliance officers about players' documents (ruling 27). */
export function operatorKycRoutes(context: KycContext): void {
  const { app } = context;
  operatorRoute(app, operatorKycQueue, async ({ query }) => {
    const documents = await repository.queueOf(app.db, query.playerId ?? null);
    const ids = [...new Set(documents.map(({ playerId }) => playerId))];
    const players = await findPlayers(app.db, ids);
    const files = (await Promise.all(ids.map((id) => repository.filesOf(app.db, id)))).flat();
    const answers = await repository.answersOf(
      app.db,
      documents.filter(({ type }) => type === 'EDD_QUESTIONNAIRE'),
    );
    return documents.flatMap((document) => {
      const player = players.get(document.playerId);
      return player
        ? [
            {
              player: {
                playerId: player.id,
                brand: player.brand,
                email: player.email,
                name: `${player.firstName} ${player.lastName}`,
                dateOfBirth: player.dateOfBirth,
                address: [player.address, player.postalCode, player.city].filter(Boolean).join(', '),
                countryCode: player.countryCode,
                kycStatus: player.kycStatus,
              },
              // What the player is still collecting is not the officer's yet.
              document: entryOf(document, isOpenForPlayer(document.status) ? [] : files),
              answer: answers.get(document.id)?.answer ?? null,
            },
          ]
        : [];
    });
  });
  operatorRoute(app, operatorKycFile, async ({ params, operator }) => {
    const file = await readFile(context, params.playerId, params.fileId, 'sent');
    // The listener records a repeated reading once in a while; of a document every one counts.
    await app.audit(app.db, 'kyc.file_read', params.playerId, { fileId: params.fileId, by: operator.id });
    return { ...file, playerId: params.playerId };
  });
  operatorRoute(app, operatorKycRequest, (call) => requestDocument(context, call));
  operatorRoute(app, operatorKycDecision, (call) => decideDocument(context, call));
}
