import { Button, PanelBody, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	cleanName,
	composeField,
	firstOptions,
	freeName,
	optionKey,
	type FieldChoices,
} from '../form-tags/field-composer';
import type { FieldType } from '../form-tags/field-types';
import { typeOf } from '../form-tags/tag-types';
import { OptionControl } from './option-control';

type Props = {
	type: FieldType;
	template: string;
	onInsert: ( field: string, mailTag: string ) => void;
	onBack: () => void;
};

/** Names that the template already uses. */
function namesIn( template: string ): string[] {
	return [ ...template.matchAll( /\[[a-z]+\*?\s+([A-Za-z][-\w:.]*)/g ) ].map( ( [ , name = '' ] ) => name );
}

/** The settings of a new field: its label, name, choices and options, and the resulting tag. */
export function FieldForm( { type, template, onInsert, onBack }: Props ) {
	const { refers, mailed: isInMail } = typeOf( type );
	const taken = refers ? [] : namesIn( template );
	const [ mails, setMails ] = useState( true );
	const [ named, setNamed ] = useState( false );
	const [ chosen, setChosen ] = useState< FieldChoices >( {
		name: freeName( type.name, taken ),
		required: false,
		label: '',
		values: '',
		content: '',
		options: firstOptions( type ),
	} );
	const set = ( edits: Partial< FieldChoices > ) => setChosen( ( last ) => ( { ...last, ...edits } ) );
	const name = cleanName( chosen.name );
	const field = composeField( type, { ...chosen, name } );
	const isReady = ! type.name || name !== '';

	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isReady ) {
					onInsert( field, isInMail && mails ? name : '' );
				}
			} }
		>
			{ type.around && (
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Label', 'frontage-forms' ) }
					value={ chosen.label }
					onChange={ ( label ) =>
						set( {
							label,
							...( named || ! cleanName( label ) ? {} : { name: freeName( cleanName( label ), taken ) } ),
						} )
					}
				/>
			) }
			{ type.content && (
				<TextareaControl
					label={ type.content }
					rows={ 3 }
					value={ chosen.content }
					onChange={ ( content ) => set( { content } ) }
				/>
			) }
			{ type.requirable && (
				<ToggleControl
					label={ __( 'Required', 'frontage-forms' ) }
					checked={ chosen.required }
					onChange={ ( required ) => set( { required } ) }
				/>
			) }
			{ type.name && (
				<TextControl
					__next40pxDefaultSize
					label={ refers ? __( 'Linked field', 'frontage-forms' ) : __( 'Name', 'frontage-forms' ) }
					help={
						isReady
							? __(
									'Use lowercase letters, digits, and hyphens. Emails refer to the answer by this name.',
									'frontage-forms'
								)
							: __( 'Enter a name.', 'frontage-forms' )
					}
					value={ chosen.name }
					onChange={ ( typed ) => {
						setNamed( true );
						set( { name: typed } );
					} }
				/>
			) }
			{ type.values &&
				( type.values.many ? (
					<TextareaControl
						label={ type.values.label }
						help={ type.values.help }
						rows={ 4 }
						value={ chosen.values }
						onChange={ ( values ) => set( { values } ) }
					/>
				) : (
					<TextControl
						__next40pxDefaultSize
						label={ type.values.label }
						value={ chosen.values }
						onChange={ ( values ) => set( { values } ) }
					/>
				) ) }
			{ isInMail && (
				<ToggleControl
					label={ __( 'Add answer to email', 'frontage-forms' ) }
					checked={ mails }
					onChange={ setMails }
				/>
			) }
			{ type.options.length > 0 && (
				<PanelBody
					title={ __( 'More options', 'frontage-forms' ) }
					initialOpen={ false }
					className="fr-contact-form__options"
				>
					{ type.options.map( ( option ) => (
						<OptionControl
							key={ optionKey( option.name, option.as ) }
							option={ option }
							value={ chosen.options[ optionKey( option.name, option.as ) ] ?? '' }
							onChange={ ( value ) =>
								set( {
									options: { ...chosen.options, [ optionKey( option.name, option.as ) ]: value },
								} )
							}
						/>
					) ) }
				</PanelBody>
			) }
			<footer>
				<pre className="fr-contact-form__tag">{ field }</pre>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onBack }>
					{ __( 'Back', 'frontage-forms' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					disabled={ ! isReady }
					accessibleWhenDisabled
				>
					{ __( 'Insert', 'frontage-forms' ) }
				</Button>
			</footer>
		</form>
	);
}
