import { useSettings } from '@wordpress/block-editor';
import { ComboboxControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { transitionNames } from '@frontage/slider/model';
import { easeNames } from '../../timeline/panels/easing-control';
import { transitions } from '../../timeline/model/animation-presets';
import { asText, type ControlProps } from './control-props';

/** Selects one of many names with a search. */
function Names( props: ControlProps & { names: { value: string; label: string }[] } ) {
	const { label, hideLabel, help, value, inherited, mixed, onChange, names } = props;
	const given = mixed ? '' : asText( value );
	const labelOf = ( name: string ) => names.find( ( one ) => one.value === name )?.label ?? name;
	const known =
		! given || names.some( ( one ) => one.value === given ) ? names : [ { value: given, label: given }, ...names ];
	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ label }
			hideLabelFromVision={ hideLabel }
			help={ help }
			placeholder={ mixed ? __( 'Mixed', 'frontage-slider' ) : labelOf( asText( inherited ) ) }
			value={ given || null }
			options={ known }
			onChange={ ( next ) => onChange( next ?? undefined ) }
		/>
	);
}

const plain = ( name: string ) => ( { value: name, label: name } );

export const Ease = ( props: ControlProps ) => <Names { ...props } names={ easeNames() } />;

/** Transition names: first those with labels in the timeline, then all other names of the document format. */
export function TransitionName( props: ControlProps ) {
	const worded = transitions().flatMap( ( { label, names } ) =>
		names.map( ( one ) => ( { value: one.value, label: `${ one.label } (${ label })` } ) )
	);
	const others = transitionNames.filter( ( name ) => ! worded.some( ( { value } ) => value === name ) );
	return <Names { ...props } names={ [ ...worded, ...others.map( plain ) ] } />;
}

interface Family {
	name: string;
	fontFamily: string;
}

/** Selects a font of the theme or the font library; a name from the document stays available. */
export function Font( props: ControlProps ) {
	const [ found ] = useSettings( 'typography.fontFamilies' ) as [ Family[] | Record< string, Family[] > | undefined ];
	const families = Array.isArray( found ) ? found : Object.values( found ?? {} ).flat(); // Grouped by origin, outside of a block.
	return (
		<Names
			{ ...props }
			inherited={ props.inherited ?? __( 'Theme default', 'frontage-slider' ) }
			names={ families.map( ( { name, fontFamily } ) => ( { value: fontFamily, label: name } ) ) }
		/>
	);
}

/** Selects a font weight; each font only has some of them. */
export function Weight( { label, hideLabel, help, value, inherited, mixed, onChange }: ControlProps ) {
	const words: Readonly< Record< number, string > > = {
		100: __( 'Thin', 'frontage-slider' ),
		200: __( 'Extra light', 'frontage-slider' ),
		300: __( 'Light', 'frontage-slider' ),
		400: __( 'Regular', 'frontage-slider' ),
		500: __( 'Medium', 'frontage-slider' ),
		600: __( 'Semi bold', 'frontage-slider' ),
		700: __( 'Bold', 'frontage-slider' ),
		800: __( 'Extra bold', 'frontage-slider' ),
		900: __( 'Black', 'frontage-slider' ),
	};
	const named = ( weight: unknown ) => words[ Number( weight ) ] ?? asText( weight );
	const own =
		typeof value === 'number' && ! words[ value ] ? [ { value: String( value ), label: String( value ) } ] : [];
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ label }
			hideLabelFromVision={ hideLabel }
			help={ help }
			value={ mixed ? '' : asText( value ) }
			options={ [
				{
					value: '',
					label: mixed
						? __( 'Mixed', 'frontage-slider' )
						: named( inherited ) || __( 'Theme default', 'frontage-slider' ),
				},
				...own,
				...Object.entries( words ).map( ( [ weight, word ] ) => ( { value: weight, label: word } ) ),
			] }
			onChange={ ( next ) => onChange( next ? Number( next ) : undefined ) }
		/>
	);
}
