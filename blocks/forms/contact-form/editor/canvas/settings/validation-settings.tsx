import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { OptionControl } from '@frontage/editor/form-fields';
import type { FieldOption } from '@frontage/editor/form-tags';
import { optionOf, type Field, type FieldEdits } from '../../template/field';
import { fieldError, withFieldError } from '../../template/field-errors';
import { useFormContext } from '../hooks/form-context';

/** The options that decide which values are valid. */
const LIMITS = [ 'min', 'max', 'step', 'minlength', 'maxlength' ];
export const isLimit = ( { name }: FieldOption ) => LIMITS.includes( name );

/** The form's message for a value of a wrong format; those of other types can only be missing. */
const FORMAT_MESSAGES: Record< string, string > = {
	email: 'invalid_email',
	url: 'invalid_url',
	tel: 'invalid_tel',
	number: 'invalid_number',
	range: 'invalid_number',
	date: 'invalid_date',
};

type Props = {
	field: Field;
	options: FieldOption[];
	onChange: ( edits: FieldEdits, part: string ) => void;
};

/** Which values a field accepts, and what visitors read about others. */
export function ValidationSettings( { field, options, onChange }: Props ) {
	const { settings, messages, changeSettings } = useFormContext();
	const { name, type } = field;
	const stored = fieldError( settings, name );
	const [ typed, setTyped ] = useState( stored );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Validation', 'frontage-forms' ) } initialOpen={ stored !== '' }>
				{ options.map( ( option ) => (
					<OptionControl
						key={ option.name }
						option={ option }
						value={ optionOf( field, option.name, false ) }
						onChange={ ( next ) =>
							onChange( { option: [ option.name, next ] }, `option ${ option.name }` )
						}
					/>
				) ) }
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Error message', 'frontage-forms' ) }
					help={ __( 'Leave empty to use the form’s message.', 'frontage-forms' ) }
					dir="auto"
					placeholder={ messages[ FORMAT_MESSAGES[ type ] ?? 'invalid_required' ] ?? '' }
					// A space at the end is not stored, but typed before the next word.
					value={ typed.trim() === stored ? typed : stored }
					onChange={ ( text ) => {
						setTyped( text );
						changeSettings( withFieldError( settings, name, text ), `field_error ${ name }` );
					} }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
