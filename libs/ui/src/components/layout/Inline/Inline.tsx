import { Box, type BoxProps } from '../Box/Box.tsx';

export type InlineProps = Omit<BoxProps, 'display' | 'alignItems' | 'justifyContent'> & {
  align?: BoxProps['alignItems'];
  justify?: BoxProps['justifyContent'];
};

/** Children side by side, wrapping when the line is full. */
export function Inline({ gap = 'sm', align = 'center', justify, flexWrap = 'wrap', ...props }: InlineProps) {
  return (
    <Box
      display="flex"
      gap={gap}
      alignItems={align}
      {...(justify === undefined ? {} : { justifyContent: justify })}
      flexWrap={flexWrap}
      {...props}
    />
  );
}
