import {
	SelectControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- WordPress's own choice of a few, and there is no other.
	__experimentalToggleGroupControl as ToggleGroup,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Part of it.
	__experimentalToggleGroupControlOption as Option,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Part of it.
	__experimentalToggleGroupControlOptionIcon as OptionIcon,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	alignCenter,
	alignJustify,
	alignLeft,
	alignRight,
	justifyBottom,
	justifyCenter,
	justifyCenterVertical,
	justifyLeft,
	justifyRight,
	justifyTop,
} from '@wordpress/icons';
import { choiceLabel } from '../labels/choice-labels';
import { asText, type ControlProps } from './control-props';
import { listed } from './choice-list';

/** Allowed values; undefined if any value is allowed. */
export const choicesOf = ( field: ControlProps[ 'field' ] ): readonly ( string | number | boolean )[] | undefined =>
	field.node.enum ?? ( field.node[ 'x-levels' ] ? field.node.items?.enum : listed( field ) );

const ICONS: Readonly< Record< string, Readonly< Record< string, typeof alignLeft > > > > = {
	textAlign: { left: alignLeft, center: alignCenter, right: alignRight, justify: alignJustify },
	x: { left: justifyLeft, center: justifyCenter, right: justifyRight },
	y: { top: justifyTop, middle: justifyCenterVertical, bottom: justifyBottom },
};
const PLACES = { h_align: 'x', horizontal: 'x', v_align: 'y', vertical: 'y', align: 'y', verticalAlign: 'y' } as const;

const WIDTH = 30;

/** Selects one of a few values: with icons where they are clearer, side by side if there is space, else as a list. */
export function Choice( { field, label, hideLabel, help, value, inherited, mixed, onChange }: ControlProps ) {
	const offered = choicesOf( field ) ?? [];
	const strange =
		value !== undefined && value !== '' && ! offered.some( ( one ) => String( one ) === String( value ) );
	const choices = strange ? [ ...offered, asText( value ) ] : offered; // A legacy value of an import stays until another is chosen.
	const worded = choices.map( ( choice ) => ( {
		value: String( choice ),
		label: choiceLabel( field.owner, field.key, choice ),
	} ) );
	const change = ( name: unknown ) =>
		onChange( name === '' ? undefined : choices.find( ( choice ) => String( choice ) === name ) );
	const icons = ICONS[ PLACES[ field.key as keyof typeof PLACES ] ?? field.key ];
	const withIcons = icons ? worded.filter( ( one ) => icons[ one.value ] ) : [];
	const room = worded.reduce( ( sum, one ) => sum + one.label.length + 2, 0 ) <= WIDTH && worded.length <= 4;
	const counts = mixed ? undefined : ( value ?? inherited );
	const shared = { label, help, hideLabelFromVision: hideLabel };
	if ( withIcons.length > 1 || room ) {
		return (
			<ToggleGroup
				{ ...shared }
				__next40pxDefaultSize
				isBlock
				isDeselectable={ value !== undefined }
				{ ...( counts === undefined ? {} : { value: String( counts ) } ) }
				onChange={ change }
				{ ...( mixed ? { help: __( 'Mixed', 'frontage-slider' ) } : {} ) }
			>
				{ withIcons.length > 1
					? withIcons.map( ( one ) => (
							<OptionIcon
								key={ one.value }
								value={ one.value }
								label={ one.label }
								icon={ icons![ one.value ]! }
							/>
						) )
					: worded.map( ( one ) => <Option key={ one.value } value={ one.value } label={ one.label } /> ) }
			</ToggleGroup>
		);
	}
	const none =
		inherited === undefined
			? '—'
			: `${ choiceLabel( field.owner, field.key, inherited as string | boolean ) } ${ __( '(default)', 'frontage-slider' ) }`;
	return (
		<SelectControl
			{ ...shared }
			__next40pxDefaultSize
			value={ mixed || value === undefined ? '' : String( value ) }
			options={ [
				{ value: '', label: mixed ? __( 'Mixed', 'frontage-slider' ) : none },
				...worded.filter( ( one ) => one.value !== '' ),
			] }
			onChange={ change }
		/>
	);
}

export function Flag( { label, help, value, inherited, mixed, onChange }: ControlProps ) {
	return (
		<ToggleControl
			label={ label }
			help={ mixed ? __( 'Mixed', 'frontage-slider' ) : help }
			checked={ ! mixed && ( value ?? inherited ) === true }
			onChange={ onChange }
		/>
	);
}
