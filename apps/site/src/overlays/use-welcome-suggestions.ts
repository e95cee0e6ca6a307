import { useQuery } from '@tanstack/react-query';
import { useNamespaceLoader } from '@baize/i18n';
import { useModules, type WelcomeSuggestion } from '@baize/shell';

/** A suggestion with the namespace of its texts. */
export type OwnedSuggestion = WelcomeSuggestion & { readonly namespace: string };

/**
 * Fetches what the modules of the site suggest to a player at their first login, in order, with its texts. Undefined
 * until then.
 */
export function useWelcomeSuggestions(needed: boolean): readonly OwnedSuggestion[] | undefined {
  const modules = useModules();
  const loadTexts = useNamespaceLoader();
  const { data } = useQuery({
    queryKey: ['welcome', modules.map(({ id }) => id)],
    staleTime: Infinity,
    enabled: needed,
    queryFn: async () => {
      const found = await Promise.all(
        modules.flatMap(({ welcome, namespace }) =>
          welcome
            ? [
                Promise.all([welcome(), loadTexts(namespace)]).then(([{ suggestions }]) =>
                  suggestions.map((one): OwnedSuggestion => ({ ...one, namespace })),
                ),
              ]
            : [],
        ),
      );
      return found.flat().sort((a, b) => a.order - b.order);
    },
  });
  return data;
}
