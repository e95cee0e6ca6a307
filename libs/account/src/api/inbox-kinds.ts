import { useQuery } from '@tanstack/react-query';
import { useNamespaceLoader } from '@baize/i18n';
import { useModules, type InboxKindDisplay } from '@baize/shell';

/** How a kind is shown, with the namespace of its texts. */
export type OwnedInboxKind = InboxKindDisplay & { readonly namespace: string };

/** Fetches how the modules of the site show the kinds of inbox messages that they own, and their texts. */
export function useInboxKinds() {
  const modules = useModules();
  const loadTexts = useNamespaceLoader();
  return useQuery({
    queryKey: ['inbox-kinds', modules.map(({ id }) => id)],
    staleTime: Infinity,
    queryFn: async (): Promise<ReadonlyMap<string, OwnedInboxKind>> => {
      const owners = await Promise.all(
        modules.flatMap(({ inbox, namespace }) =>
          inbox
            ? [Promise.all([inbox(), loadTexts(namespace)]).then(([{ inboxKinds }]) => ({ inboxKinds, namespace }))]
            : [],
        ),
      );
      return new Map(
        owners.flatMap(({ inboxKinds, namespace }) =>
          Object.entries(inboxKinds).map(([kind, display]) => [kind, { ...display, namespace }] as const),
        ),
      );
    },
  });
}
