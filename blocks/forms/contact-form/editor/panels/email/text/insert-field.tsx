import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { asTag, generalValues, type Insertable } from '../mail-tag-list';

/** A dialog hides what is outside of it from screen readers, and menus are there by default. */
export const IN_DIALOG = { inline: true };

export type Offer = { value: string; label: string };

type MenuProps = {
	/** The control that it belongs to, such as “Subject”. */
	of: string;
	groups: Offer[][];
	onInsert: ( text: string ) => void;
};

/** A plus at the end of a line. */
export function InsertMenu( { of, groups, onInsert }: MenuProps ) {
	return (
		<DropdownMenu
			className="fr-mail-text__insert"
			icon={ plus }
			label={ `${ __( 'Insert field', 'frontage-forms' ) }: ${ of }` }
			popoverProps={ IN_DIALOG }
			toggleProps={ { size: 'small' } }
		>
			{ ( { onClose } ) =>
				groups.map( ( group, place ) => (
					<MenuGroup key={ place }>
						{ group.map( ( { value, label } ) => (
							<MenuItem
								key={ value }
								onClick={ () => {
									onInsert( value );
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

type ChipsProps = {
	id: string;
	fields: Insertable[];
	onInsert: ( text: string ) => void;
	/** Inserts a line for each answer that the text lacks; undefined if it has all of them. */
	onInsertAll: ( () => void ) | undefined;
};

/** Keeps the caret in the text while a button beside it is pressed. */
export const keepFocus = ( event: { preventDefault: () => void } ) => event.preventDefault();

/** The same below a text: blue for fields, gray for the rest. */
export function InsertChips( { id, fields, onInsert, onInsertAll }: ChipsProps ) {
	const chips = ( list: Insertable[] ) =>
		list.map( ( { name, label } ) => (
			<Button key={ name } size="small" onMouseDown={ keepFocus } onClick={ () => onInsert( asTag( name ) ) }>
				{ label }
			</Button>
		) );
	return (
		<div className="fr-mail-text__chips" id={ id } role="group" aria-label={ __( 'Fields', 'frontage-forms' ) }>
			{ fields.length > 0 && <div data-fields>{ chips( fields ) }</div> }
			<div>
				<Button
					size="small"
					disabled={ ! onInsertAll }
					accessibleWhenDisabled
					onMouseDown={ keepFocus }
					onClick={ onInsertAll }
				>
					{ __( 'All fields', 'frontage-forms' ) }
				</Button>
				{ chips( generalValues() ) }
			</div>
		</div>
	);
}
