import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { Field } from '../../template/field';
import { called } from './mail-tag-list';

/** Something that can be inserted: the name of a mail-tag, and what it is called. */
export type Insertable = { name: string; label: string };

/** The fields that an email may contain; those in the markup of a form have no label. */
export const insertables = ( names: string[], fields: Field[] ): Insertable[] =>
	names.map( ( name ) => {
		const field = fields.find( ( one ) => one.name === name );
		return { name, label: field ? called( field ) : name };
	} );

/** Values that every email has. */
const general = (): Insertable[] => [
	{ name: '_url', label: __( 'Page link', 'frontage-forms' ) },
	{ name: '_date', label: __( 'Date', 'frontage-forms' ) },
	{ name: '_site_title', label: __( 'Site title', 'frontage-forms' ) },
];

/** A dialog hides what is outside of it from screen readers, and menus are there by default. */
export const IN_DIALOG = { inline: true };

type Props = { fields: Insertable[]; onInsert: ( text: string ) => void };

/** A plus at the end of a line. */
export function InsertMenu( { fields, onInsert }: Props ) {
	return (
		<DropdownMenu
			className="fr-mail-text__insert"
			icon={ plus }
			label={ __( 'Insert field', 'frontage-forms' ) }
			popoverProps={ IN_DIALOG }
			toggleProps={ { size: 'small' } }
		>
			{ ( { onClose } ) =>
				[ fields, general() ].map( ( group, place ) => (
					<MenuGroup key={ place }>
						{ group.map( ( { name, label } ) => (
							<MenuItem
								key={ name }
								onClick={ () => {
									onInsert( `[${ name }]` );
									onClose();
								} }
							>
								{ label }
							</MenuItem>
						) ) }
					</MenuGroup>
				) )
			}
		</DropdownMenu>
	);
}

type ChipsProps = Props & {
	/** Inserts a line for each answer that the text lacks; undefined if it has all of them. */
	onInsertAll: ( () => void ) | undefined;
};

/** The same below a text: blue for fields, gray for the rest. */
export function InsertChips( { fields, onInsert, onInsertAll }: ChipsProps ) {
	const chips = ( list: Insertable[] ) =>
		list.map( ( { name, label } ) => (
			<Button key={ name } size="small" onClick={ () => onInsert( `[${ name }]` ) }>
				{ label }
			</Button>
		) );
	return (
		<fieldset className="fr-mail-text__chips">
			<legend>{ __( 'Insert field', 'frontage-forms' ) }</legend>
			{ fields.length > 0 && <div data-fields>{ chips( fields ) }</div> }
			<div>
				<Button size="small" disabled={ ! onInsertAll } accessibleWhenDisabled onClick={ onInsertAll }>
					{ __( 'All fields', 'frontage-forms' ) }
				</Button>
				{ chips( general() ) }
			</div>
		</fieldset>
	);
}
