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
	const [ isMailed, setMailed ] = useState( true );
	const [ hasOwnName, setHasOwnName ] = useState( false );
	const [ chosen, setChosen ] = useState< FieldChoices >( {
		name: freeName( type.name, taken ),
		required: false,
		label: '',
		values: '',
		content: '',
		options: firstOptions( type ),
	} );
	const set = ( edits: Partial< FieldChoices > ) => setChosen( ( last ) => ( { ...last, ...edits } ) );
	/** The name follows the label until it is edited itself. */
	function setLabel( label: string ) {
		const derived = hasOwnName ? '' : cleanName( label );
		set( { label, ...( derived && { name: freeName( derived, taken ) } ) } );
	}
	function setName( name: string ) {
		setHasOwnName( true );
		set( { name } );
	}
	const name = cleanName( chosen.name );
	const field = composeField( type, { ...chosen, name } );
	const isReady = ! type.name || name !== '';

	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isReady ) {
					onInsert( field, isInMail && isMailed ? name : '' );
				}
			} }
		>
			{ type.around && (
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Label', 'frontage-forms' ) }
					value={ chosen.label }
					onChange={ setLabel }
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
			{ type.name && <NameControl { ...{ refers, isReady } } value={ chosen.name } onChange={ setName } /> }
			{ type.values && (
				<ValuesControl
					spec={ type.values }
					value={ chosen.values }
					onChange={ ( values ) => set( { values } ) }
				/>
			) }
			{ isInMail && (
				<ToggleControl
					label={ __( 'Add answer to email', 'frontage-forms' ) }
					checked={ isMailed }
					onChange={ setMailed }
				/>
			) }
			{ type.options.length > 0 && (
				<OptionsPanel
					options={ type.options }
					values={ chosen.options }
					onChange={ ( options ) => set( { options } ) }
				/>
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

interface NameControlProps {
	/** Whether it is the name of another field. */
	refers: boolean;
	isReady: boolean;
	value: string;
	onChange: ( name: string ) => void;
}

function NameControl( { refers, isReady, value, onChange }: NameControlProps ) {
	return (
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
			value={ value }
			onChange={ onChange }
		/>
	);
}

interface ValuesControlProps {
	spec: NonNullable< FieldType[ 'values' ] >;
	value: string;
	onChange: ( values: string ) => void;
}

/** Choices of a field, one a line, or its single default value. */
function ValuesControl( { spec, value, onChange }: ValuesControlProps ) {
	return spec.many ? (
		<TextareaControl label={ spec.label } help={ spec.help } rows={ 4 } value={ value } onChange={ onChange } />
	) : (
		<TextControl __next40pxDefaultSize label={ spec.label } value={ value } onChange={ onChange } />
	);
}

interface OptionsPanelProps {
	options: FieldType[ 'options' ];
	values: FieldChoices[ 'options' ];
	onChange: ( values: FieldChoices[ 'options' ] ) => void;
}

function OptionsPanel( { options, values, onChange }: OptionsPanelProps ) {
	return (
		<PanelBody
			title={ __( 'More options', 'frontage-forms' ) }
			initialOpen={ false }
			className="fr-contact-form__options"
		>
			{ options.map( ( option ) => (
				<OptionControl
					key={ optionKey( option.name, option.as ) }
					option={ option }
					value={ values[ optionKey( option.name, option.as ) ] ?? '' }
					onChange={ ( value ) => onChange( { ...values, [ optionKey( option.name, option.as ) ]: value } ) }
				/>
			) ) }
		</PanelBody>
	);
}
