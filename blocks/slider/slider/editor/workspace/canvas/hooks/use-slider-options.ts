import { normalise, type Options } from '@frontage/slider/model';
import { useMemo } from '@wordpress/element';
import { useSlider } from '../../state';

/** The options of the slider that is open, with what it does not say itself. */
export function useOptions(): Options {
	const { slider } = useSlider();
	const options: unknown = slider?.attributes.options;
	return useMemo( () => normalise( { schema: 1, options: options ?? {} } ).model.options, [ options ] );
}
