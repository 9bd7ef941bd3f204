import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useTargets } from './use-targets';

/** Labels of the keywords for slides. */
export const slideWords = (): Readonly< Record< string, string > > => ( {
	next: __( 'Next slide', 'frontage-slider' ),
	previous: __( 'Previous slide', 'frontage-slider' ),
	first: __( 'First slide', 'frontage-slider' ),
	last: __( 'Last slide', 'frontage-slider' ),
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
		...( below ? { scroll_under: __( 'Below the slider', 'frontage-slider' ) } : {} ),
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
