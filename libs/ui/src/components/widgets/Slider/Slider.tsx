import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderStateContext,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import * as css from './Slider.css.ts';

export interface SliderProps {
  label: string;
  /** The position as a whole number of steps from 0 to `steps`. */
  value: number;
  onChange: (value: number) => void;
  steps: number;
  /** Formats a position as the player reads it: “€40.00”. Shown and announced. */
  valueText: (position: number) => string;
  /** Labels below both ends. Leave them out if the field's label is enough. */
  ends?: readonly [least: string, most: string] | undefined;
  disabled?: boolean | undefined;
}

/** React Aria announces the number of the step; players need its meaning. */
function Spoken({
  input,
  valueText,
}: {
  input: RefObject<HTMLInputElement | null>;
  valueText: (position: number) => string;
}) {
  const position = useContext(SliderStateContext)?.values[0] ?? 0;
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', valueText(position)));
  return null;
}

/**
 * A rough choice along a line, next to a field for the exact value. Arrow keys move by a step, Page Up and Page Down by
 * a tenth, Home and End to the ends. Positions are steps, so uneven scales are possible.
 */
export function Slider({ label, value, onChange, steps, valueText, ends, disabled = false }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <AriaSlider
      className={css.slider}
      value={value}
      onChange={onChange}
      minValue={0}
      maxValue={steps}
      step={1}
      isDisabled={disabled}
    >
      <Label className={css.label}>{label}</Label>
      <span className={css.value} aria-hidden="true">
        {valueText(value)}
      </span>
      <SliderTrack className={css.track}>
        <SliderFill className={css.fill} />
        <SliderThumb className={css.thumb} inputRef={input}>
          <Spoken input={input} valueText={valueText} />
        </SliderThumb>
      </SliderTrack>
      {ends && (
        <div className={css.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </AriaSlider>
  );
}
