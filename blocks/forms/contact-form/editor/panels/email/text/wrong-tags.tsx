import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { fieldName, renamedField, splitTags, withoutTag } from '../../../template/mail-tags';
import type { Problem } from '../../data/use-preview';
import type { Insertable } from '../mail-tag-list';
import { IN_DIALOG } from './insert-field';

/** The names of mail-tags in a part of an email that no field has, such as `budget` in `mail.body`. */
export function wrongTags( text: string, part: string, problems: Problem[] ): string[] {
	const said = problems.filter( ( problem ) => problem.part === part && problem.code === 'unknown_mail_tag' );
	const names = splitTags( text ).flatMap( ( { name } ) => name ?? [] );
	return [ ...new Set( names ) ].filter( ( name ) =>
		said.some( ( { message } ) => message.includes( `[${ name }]` ) )
	);
}

type Props = {
	/** Of the first sentence, for the control that it is about. */
	id?: string;
	names: string[];
	text: string;
	fields: Insertable[];
	onChange: ( text: string ) => void;
};

/** A sentence for each wrong mail-tag, with the two ways to mend it. */
export function WrongTags( { id, names, text, fields, onChange }: Props ) {
	return names.map( ( name, place ) => {
		const own = fieldName( name );
		return (
			<div key={ name } id={ place ? undefined : id } className="fr-form-mail__wrong fr-mail-text__mend">
				{
					/* translators: %s: name of a field. */
					sprintf( __( 'This form has no field “%s”.', 'frontage-forms' ), own )
				}
				<DropdownMenu
					icon={ null }
					label={ __( 'Replace', 'frontage-forms' ) }
					text={ __( 'Replace', 'frontage-forms' ) }
					popoverProps={ IN_DIALOG }
					toggleProps={ { variant: 'link', showTooltip: false, disabled: ! fields.length } }
				>
					{ ( { onClose } ) => (
						<MenuGroup>
							{ fields.map( ( field ) => (
								<MenuItem
									key={ field.name }
									onClick={ () => {
										onChange( renamedField( text, own, field.name ) );
										onClose();
									} }
								>
									{ field.label }
								</MenuItem>
							) ) }
						</MenuGroup>
					) }
				</DropdownMenu>
				<Button variant="link" onClick={ () => onChange( withoutTag( text, own ) ) }>
					{ __( 'Remove', 'frontage-forms' ) }
				</Button>
			</div>
		);
	} );
}
