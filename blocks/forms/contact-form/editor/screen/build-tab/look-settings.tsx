import { __ } from '@wordpress/i18n';
import { FIELD_SPACING, LABEL_POSITION } from '../../form-appearance';
import type { ChangeForm } from '../../panels/data/form-entity';
import { ASTERISK, FIELD_MARKS, OPTIONAL, valueOf, write } from '../../panels/data/settings-text';
import { ToggleGroupControl, ToggleGroupControlOption } from '../../toggle-group';

type Choice = { name: string; label: string; options: [ value: string, label: string, spoken?: string ][] };

/** The value of a choice that the settings do not contain: they keep only what differs from it. */
const DEFAULT = 'default';

function choices(): Choice[] {
	return [
		{
			name: LABEL_POSITION,
			label: __( 'Label position', 'frontage-forms' ),
			options: [
				[ DEFAULT, __( 'Above', 'frontage-forms' ) ],
				[ 'inside', __( 'Inside', 'frontage-forms' ) ],
			],
		},
		{
			name: FIELD_MARKS,
			label: __( 'Field marks', 'frontage-forms' ),
			options: [
				[ DEFAULT, __( 'Required', 'frontage-forms' ) ],
				[ ASTERISK, '*', __( 'Asterisk', 'frontage-forms' ) ],
				[ OPTIONAL, __( 'Optional', 'frontage-forms' ) ],
			],
		},
		{
			name: FIELD_SPACING,
			label: __( 'Spacing', 'frontage-forms' ),
			options: [
				[ 'compact', __( 'Compact', 'frontage-forms' ) ],
				[ DEFAULT, __( 'Normal', 'frontage-forms' ) ],
				[ 'wide', __( 'Wide', 'frontage-forms' ) ],
			],
		},
	];
}

type Props = { text: string; change: ChangeForm };

/** How the form looks wherever it is inserted; a block may override it on its page. Colors and fonts are the theme's. */
export function LookSettings( { text, change }: Props ) {
	return choices().map( ( { name, label, options } ) => {
		const value = valueOf( text, name );
		return (
			<ToggleGroupControl
				key={ name }
				__next40pxDefaultSize
				isBlock
				label={ label }
				value={ options.some( ( [ one ] ) => one === value ) ? value : DEFAULT }
				onChange={ ( next ) =>
					change( {
						additional_settings: write( text, name, next === DEFAULT ? '' : String( next ?? '' ) ),
					} )
				}
			>
				{ options.map( ( [ one, title, spoken = title ] ) => (
					<ToggleGroupControlOption key={ one } value={ one } label={ title } aria-label={ spoken } />
				) ) }
			</ToggleGroupControl>
		);
	} );
}
