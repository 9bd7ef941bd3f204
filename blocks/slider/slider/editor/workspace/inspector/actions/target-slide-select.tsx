import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useTargets } from './use-targets';

/** Labels of the keywords for slides. */
export const slideWords = (): Readonly< Record< string, string > > => ( {
	next: __( 'the next slide', 'frontage-slider' ),
	previous: __( 'the previous slide', 'frontage-slider' ),
	first: __( 'the first slide', 'frontage-slider' ),
	last: __( 'the last slide', 'frontage-slider' ),
} );

interface SlidePickProps {
	label: string;
	value: string;
	/** Whether a link below the slider is offered too. */
	below?: boolean;
	onChange: ( slide: string | undefined ) => void;
}

/** Selects one of the slides by name. */
export function SlidePick( { label, value, below = false, onChange }: SlidePickProps ) {
	const { slides } = useTargets();
	const words = Object.entries( {
		...slideWords(),
		...( below ? { scroll_under: __( 'below the slider', 'frontage-slider' ) } : {} ),
	} );
	const isKnown = words.some( ( [ word ] ) => word === value ) || slides.some( ( slide ) => slide.value === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ label }
			value={ value }
			onChange={ ( next ) => {
				const slide = slides.find( ( { value: own } ) => own === next );
				if ( slide ) {
					slide.choose( onChange );
				} else {
					onChange( next || undefined );
				}
			} }
		>
			<option value="">{ __( 'None', 'frontage-slider' ) }</option>
			{ words.map( ( [ word, said ] ) => (
				<option key={ word } value={ word }>
					{ said }
				</option>
			) ) }
			{ slides.map( ( slide ) => (
				<option key={ slide.value } value={ slide.value }>
					{ slide.label }
				</option>
			) ) }
			{ value && ! isKnown && <option value={ value }>{ value }</option> }
		</SelectControl>
	);
}
