import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import { type FieldOption, fieldTypes, optionKey, typeOf } from '@frontage/editor/form-tags';
import { OptionControl } from '@frontage/editor/form-fields';
import { isOneOf, sentChoices } from '../../template/choices';
import {
	isLabelled,
	isRequirable,
	isRequired,
	optionOf,
	tagOf,
	type Field,
	type FieldEdits,
} from '../../template/field';
import { hasDefault, hasHint, hintEdits, hintOf } from '../../template/placeholder';
import { hasOwnName } from '../../template/rename-references';
import { FieldTexts } from './field-texts';
import { FieldToolbar } from './field-toolbar';
import { NameControl } from './name-control';
import { TypeMenu } from './type-menu';
import { isLimit, ValidationSettings } from './validation-settings';
import { WidthControl } from './width-control';
import { ShownSettings } from './visibility-settings';
import { WhenSettings } from './condition-settings';

type Props = {
	clientId: string;
	source: string;
	field: Field;
	otherNames: () => string[];
	onChange: ( edits: FieldEdits, part: string ) => void;
	onLabel: ( label: string ) => void;
	onName: ( name: string ) => void;
	onType: ( type: string ) => void;
};

/** The settings of a field: its texts, required, the options of its type, its conditions and its name. */
export function FieldSettings( { clientId, source, field, otherNames, onChange, onLabel, onName, onType }: Props ) {
	const required = isRequired( field );
	const isOwn = hasOwnName( field );
	const hasOptional = typeOf( field ).required === 'unless-optional';
	const require = () => onChange( hasOptional ? { option: [ 'optional', required ] } : { required: ! required }, '' );
	const type = fieldTypes().find( ( one ) => one.type === field.type );
	const all = type?.options.filter( ( { name } ) => ! hasOptional || name !== 'optional' ) ?? [];
	const limits = all.filter( isLimit );
	const options = all.filter( ( option ) => ! isLimit( option ) );
	// A field without a label, such as a hidden one, has nothing else to be known by.
	const isAdvanced = isOwn && isLabelled( field );
	const hasBasics =
		isLabelled( field ) ||
		isRequirable( field ) ||
		hasHint( field ) ||
		( field.nameAt && ! isAdvanced ) ||
		! typeOf( field ).control;
	const nameControl = field.nameAt && (
		<NameControl
			label={ isOwn ? __( 'Name', 'frontage-forms' ) : __( 'Linked field', 'frontage-forms' ) }
			help={ __(
				'Use lowercase letters, digits, and hyphens. Emails refer to the answer by this name.',
				'frontage-forms'
			) }
			name={ field.name }
			taken={ isOwn ? otherNames : () => [] }
			onName={ onName }
		/>
	);
	return (
		<>
			<FieldToolbar
				clientId={ clientId }
				required={ isRequirable( field ) ? required : undefined }
				onRequire={ require }
			/>
			<InspectorControls>
				{ hasBasics && (
					<PanelBody className="fr-form-field-settings">
						<TypeMenu field={ field } onType={ onType } />
						{ isLabelled( field ) && (
							<FieldTexts field={ field } onLabel={ onLabel } onChange={ onChange } />
						) }
						{ isRequirable( field ) && (
							<ToggleControl
								label={ __( 'Required', 'frontage-forms' ) }
								checked={ required }
								onChange={ require }
							/>
						) }
						{ hasHint( field ) && (
							<TextControl
								__next40pxDefaultSize
								label={
									hasDefault( field )
										? __( 'Default value', 'frontage-forms' )
										: __( 'Placeholder', 'frontage-forms' )
								}
								value={ hintOf( field ) }
								onChange={ ( text ) => onChange( hintEdits( field, text ), 'hint' ) }
							/>
						) }
						{ isLabelled( field ) && (
							<WidthControl source={ source } onWidth={ ( width ) => onChange( { width }, '' ) } />
						) }
						{ ! isAdvanced && nameControl }
						{ ! typeOf( field ).control && <TagControl tag={ tagOf( source ) } onChange={ onChange } /> }
					</PanelBody>
				) }
				{ options.length > 0 && (
					<ToolsPanel
						label={ __( 'More options', 'frontage-forms' ) }
						resetAll={ () =>
							options.forEach( ( { name, as } ) =>
								onChange( { option: [ name, as === 'switch' ? false : '' ] }, 'reset' )
							)
						}
					>
						{ options.map( ( option ) => (
							<Option
								key={ optionKey( option.name, option.as ) }
								option={ option }
								field={ field }
								onChange={ onChange }
							/>
						) ) }
					</ToolsPanel>
				) }
			</InspectorControls>
			{ isOwn && ( isRequirable( field ) || limits.length > 0 ) && (
				<ValidationSettings key={ field.name } field={ field } options={ limits } onChange={ onChange } />
			) }
			{ ( isLabelled( field ) || typeOf( field ).content ) && <ShownSettings clientId={ clientId } /> }
			{ isRequirable( field ) && ! required && ! hasOptional && (
				<WhenSettings key={ field.name } target={ field.name } isField isOut={ ( id ) => id === clientId } />
			) }
			{ nameControl && isAdvanced && <InspectorControls group="advanced">{ nameControl }</InspectorControls> }
		</>
	);
}

/** The form-tag as text, for types of add-ons: their options may not all be known. Text that is no form-tag is kept while it is typed. */
function TagControl( { tag, onChange }: { tag: string } & Pick< Props, 'onChange' > ) {
	const [ typed, setTyped ] = useState( { text: tag, tag } );
	return (
		<TextControl
			__next40pxDefaultSize
			label={ __( 'Form-tag', 'frontage-forms' ) }
			value={ typed.tag === tag ? typed.text : tag }
			onChange={ ( text ) => {
				const isTag = text !== '' && tagOf( text ) === text;
				setTyped( { text, tag: isTag ? text : tag } );
				if ( isTag ) {
					onChange( { tag: text }, 'tag' );
				}
			} }
		/>
	);
}

function Option( { option, field, onChange }: { option: FieldOption } & Pick< Props, 'field' | 'onChange' > ) {
	const isSwitch = option.as === 'switch';
	const value = optionOf( field, option.name, isSwitch );
	const isTyped = option.as === 'value' && ! option.choices;
	const set = ( next: string | boolean ) =>
		onChange( { option: [ option.name, next ] }, isTyped ? `option ${ option.name }` : '' );
	return (
		<ToolsPanelItem
			label={ option.label }
			hasValue={ () => value !== ( isSwitch ? false : '' ) }
			onDeselect={ () => set( isSwitch ? false : '' ) }
		>
			<OptionControl
				option={ option }
				value={ value }
				choices={ sentChoices( field ) }
				isOne={ isOneOf( field ) }
				onChange={ set }
			/>
		</ToolsPanelItem>
	);
}
