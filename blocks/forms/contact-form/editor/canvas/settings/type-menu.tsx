import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TAG_TYPES, typeOf } from '@frontage/editor/form-tags';
import type { Field } from '../../template/field';
import { typesFor } from '../../template/field-type';

type Props = { field: Field; onType: ( type: string ) => void };

/** The type of a field, and those that it may become. */
export function TypeMenu( { field, onType }: Props ) {
	const types = typesFor( field );
	return types.length === 0 ? null : (
		<div className="fr-form-field-settings__type">
			<span>{ typeOf( field ).label }</span>
			<DropdownMenu
				icon={ null }
				label={ __( 'Change type', 'frontage-forms' ) }
				text={ __( 'Change type', 'frontage-forms' ) }
				toggleProps={ { variant: 'link', showTooltip: false } }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						{ types.map( ( type ) => (
							<MenuItem
								key={ type }
								onClick={ () => {
									onType( type );
									onClose();
								} }
							>
								{ TAG_TYPES[ type ]!.label }
							</MenuItem>
						) ) }
					</MenuGroup>
				) }
			</DropdownMenu>
		</div>
	);
}
