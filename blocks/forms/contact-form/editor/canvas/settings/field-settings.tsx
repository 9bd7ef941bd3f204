import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import { optionKey } from '../../panels/data/field-composer';
import { fieldTypes, type FieldOption } from '../../panels/fields/field-types';
import { OptionControl } from '../../panels/fields/option-control';
import { isOneOf, sentChoices } from '../../template/choices';
import { isLabelled, isRequirable, isRequired, optionOf, type Field, type FieldEdits } from '../../template/field';
import { hasOwnName } from '../../template/rename-references';
import { NameControl } from './name-control';
import { ShownSettings } from './visibility-settings';
import { WhenSettings } from './condition-settings';

type Props = {
	clientId: string;
	field: Field;
	otherNames: () => string[];
	onChange: ( edits: FieldEdits, part: string ) => void;
	onName: ( name: string ) => void;
};

/** The settings of a field: required, its name, and the options of its type. */
export function FieldSettings( { clientId, field, otherNames, onChange, onName }: Props ) {
	const required = isRequired( field );
	const isOwn = hasOwnName( field );
	const require = () =>
		onChange( field.type === 'acceptance' ? { option: [ 'optional', required ] } : { required: ! required }, '' );
	const type = fieldTypes().find( ( one ) => one.type === field.type );
	const options = type?.options.filter( ( { name } ) => field.type !== 'acceptance' || name !== 'optional' ) ?? [];
	return (
		<>
			{ isRequirable( field ) && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton isPressed={ required } onClick={ require }>
							{ __( 'Required', 'frontage-forms' ) }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			<InspectorControls>
				{ ( isRequirable( field ) || field.nameAt ) && (
					<PanelBody title={ __( 'Field', 'frontage-forms' ) }>
						{ isRequirable( field ) && (
							<ToggleControl
								label={ __( 'Required', 'frontage-forms' ) }
								checked={ required }
								onChange={ require }
							/>
						) }
						{ field.nameAt && (
							<NameControl
								label={
									isOwn
										? __( 'Name', 'frontage-forms' )
										: __( 'Name of the field it belongs to', 'frontage-forms' )
								}
								help={ __(
									'Small letters, digits and hyphens; mails show the answer by this name.',
									'frontage-forms'
								) }
								name={ field.name }
								taken={ isOwn ? otherNames : () => [] }
								onName={ onName }
							/>
						) }
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
			{ ( isLabelled( field.type ) || field.type === 'acceptance' ) && <ShownSettings clientId={ clientId } /> }
			{ isRequirable( field ) && ! required && field.type !== 'acceptance' && (
				<WhenSettings key={ field.name } target={ field.name } isField isOut={ ( id ) => id === clientId } />
			) }
		</>
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
