import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, formatBold, formatItalic, link, tag } from '@wordpress/icons';
import { keepFocus } from './insert-field';

type Props = {
	/** Whether the email is HTML, and its text therefore markup. */
	isHtml: boolean;
	/** Puts markup around what is selected; `at` is where the caret is in the first part, its end by default. */
	onWrap: ( before: string, after: string, at?: number ) => void;
	/** ID of the list of fields. */
	listId: string;
	isListOpen: boolean;
	onToggleList: () => void;
};

const LINK = '<a href="">';

/** Buttons above the text of an email. */
export function MessageTools( { isHtml, onWrap, listId, isListOpen, onToggleList }: Props ) {
	return (
		<div className="fr-mail-text__tools">
			{ isHtml && (
				<>
					<Button
						size="small"
						icon={ formatBold }
						label={ __( 'Bold', 'frontage-forms' ) }
						onMouseDown={ keepFocus }
						onClick={ () => onWrap( '<strong>', '</strong>' ) }
					/>
					<Button
						size="small"
						icon={ formatItalic }
						label={ __( 'Italic', 'frontage-forms' ) }
						onMouseDown={ keepFocus }
						onClick={ () => onWrap( '<em>', '</em>' ) }
					/>
					<Button
						size="small"
						icon={ link }
						label={ __( 'Link', 'frontage-forms' ) }
						onMouseDown={ keepFocus }
						onClick={ () => onWrap( LINK, '</a>', LINK.length - 2 ) }
					/>
					<span className="fr-mail-text__separator" />
				</>
			) }
			<Button
				size="small"
				icon={ tag }
				aria-expanded={ isListOpen }
				aria-controls={ isListOpen ? listId : undefined }
				onClick={ onToggleList }
			>
				{ __( 'Insert field', 'frontage-forms' ) }
				<Icon icon={ isListOpen ? chevronUp : chevronDown } size={ 16 } />
			</Button>
		</div>
	);
}
