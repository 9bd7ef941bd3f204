import { TextareaControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { asHtml, type Field, type FieldEdits } from '../../template/field';
import { plain } from '../../template/rename-references';

type Props = {
	field: Field;
	/** With the label as HTML. */
	onLabel: ( label: string ) => void;
	onChange: ( edits: FieldEdits, part: string ) => void;
};

/** The label and the help text of a field. A label with formatting is edited on the canvas. */
export function FieldTexts( { field, onLabel, onChange }: Props ) {
	const label = useTyped( plain( field.label?.text ), ( text ) => onLabel( asHtml( text ) ) );
	const help = useTyped( plain( field.help?.text ), ( text ) => onChange( { help: text }, 'help' ) );
	return (
		<>
			{ ! field.label?.text.includes( '<' ) && (
				<TextControl __next40pxDefaultSize label={ __( 'Label', 'frontage-forms' ) } { ...label } />
			) }
			<TextareaControl label={ __( 'Help text', 'frontage-forms' ) } rows={ 2 } { ...help } />
		</>
	);
}

/** A text without white space at its ends, which is there while it is typed. */
function useTyped( value: string, onText: ( text: string ) => void ) {
	const [ typed, setTyped ] = useState( value );
	return {
		value: plain( asHtml( typed ) ) === value ? typed : value,
		onChange: ( text: string ) => {
			setTyped( text );
			onText( text );
		},
	};
}
