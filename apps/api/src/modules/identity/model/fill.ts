/**
 * Writes a space behind each dot of a person's name. Anyone can sign up as "www.example.com" with another's address, and
 * mail programs would make a link of it, in a message that is ours.
 */
const withoutLinks = (name: string): string => name.replace(/\.(?=\S)/g, '. ');

/** Replaces `{name}` and the other placeholders with their values. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key] ?? whole;
    return key === 'name' ? withoutLinks(value) : value;
  });
