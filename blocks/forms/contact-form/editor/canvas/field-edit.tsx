import { RichText, useBlockProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	changeField,
	HELP,
	hasSilentOptional,
	isLabelled,
	isMarked,
	readField,
	type FieldEdits,
	widthOf,
} from '../template/field';
import { changeType } from '../template/field-type';
import { nameFor, plain } from '../template/rename-references';
import { isLong } from '../form-appearance';
import { NEW_FIELD, type Piece } from './blocks';
import { Composer } from './calculation/formula-editor';
import { Control } from './control';
import { FieldSettings } from './settings/field-settings';
import { useFormContext } from './hooks/form-context';
import { Marks } from './field-problems';
import type { EditProps } from './edit-props';
import { SourceEdit } from './source-edit';
import { useFields } from './hooks/use-fields';

/** A field: its label, the control below it, and its settings in the sidebar. */
export function FieldEdit( props: EditProps ) {
	const { attributes, setAttributes, isSelected, clientId, insertBlocksAfter, onReplace } = props;
	const { source, isNamedByLabel } = attributes;
	const { asPart, fieldMarks, otherNames, problems } = useFormContext();
	const wrong = problems.get( clientId );
	const hasMarks = hasSilentOptional( useFields( clientId ) ) || fieldMarks === 'asterisk';
	const field = readField( source );
	const remark = {
		required: __( '(required)', 'frontage-forms' ),
		optional: __( '(optional)', 'frontage-forms' ),
		asterisk: '*',
	}[ fieldMarks ];
	const mark = field && hasMarks && isMarked( field, fieldMarks === 'optional' ) ? ` ${ remark }` : '';
	const width = widthOf( source );
	const look = isLong( plain( field?.label?.text ) + mark ) ? 'fr-look-long' : '';
	const wrapper = useBlockProps( {
		className: `fr-form-field ${ look } ${ wrong ? 'is-wrong' : '' } ${ width === 'full' ? '' : `fr-form-${ width }` }`,
	} );
	if ( ! field ) {
		return <SourceEdit { ...props } />;
	}
	const change = ( edits: FieldEdits, part: string, more: Partial< Piece > = {} ) =>
		asPart( part && `${ clientId } ${ part }`, () =>
			setAttributes( { source: changeField( source, edits ), ...more } )
		);
	const setLabel = ( label: string ) => {
		const name = isNamedByLabel ? nameFor( label, otherNames( clientId ) ) : '';
		change( name ? { label, name } : { label }, 'label' );
	};
	const goOn = ( event: React.KeyboardEvent ) => {
		const isChoosing = ( event.target as Element ).hasAttribute( 'aria-activedescendant' ); // From the list that “/” opens.
		if ( event.key === 'Enter' && ! event.nativeEvent.isComposing && ! isChoosing ) {
			event.preventDefault();
			event.stopPropagation();
			insertBlocksAfter?.( createBlock( NEW_FIELD.name, NEW_FIELD.attributes ) );
		}
	};
	/** Enter in a multi-line text adds a line, and on a button presses it. */
	const goOnFromControl = ( event: React.KeyboardEvent ) =>
		( event.target as Element ).matches( 'input' ) && field.type !== 'submit' && goOn( event );
	return (
		<div { ...wrapper }>
			{ isSelected && field.type === 'calculation' && (
				<Composer clientId={ clientId } field={ field } onChange={ change } />
			) }
			{ isSelected && (
				<FieldSettings
					clientId={ clientId }
					source={ source }
					field={ field }
					otherNames={ () => otherNames( clientId ) }
					onChange={ change }
					onLabel={ setLabel }
					onType={ ( type ) => asPart( '', () => setAttributes( { source: changeType( source, type ) } ) ) }
					onName={ ( name ) => change( { name }, '', { isNamedByLabel: false } ) }
				/>
			) }
			{ isLabelled( field ) && ( field.label || isSelected ) && (
				// The element of the page, so that the theme's styles apply; nothing in it can be filled in.
				// eslint-disable-next-line jsx-a11y/label-has-associated-control
				<label className="fr-form-field__label" onKeyDownCapture={ goOn }>
					<RichText
						identifier="source"
						tagName="span"
						aria-label={ __( 'Label', 'frontage-forms' ) }
						placeholder={ __( 'Label', 'frontage-forms' ) }
						value={ field.label?.text ?? '' }
						allowedFormats={ [] }
						disableLineBreaks
						onChange={ setLabel }
						onReplace={ onReplace }
					/>
					{ mark && <span aria-hidden="true">{ mark.trim() }</span> }
				</label>
			) }
			{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- The fields in it are what is typed into. */ }
			<span className="wpcf7-form-control-wrap" onKeyDown={ goOnFromControl }>
				<Control
					clientId={ clientId }
					source={ source }
					field={ field }
					isSelected={ isSelected }
					onChange={ change }
				/>
			</span>
			{ field.help && <small className={ HELP }>{ plain( field.help.text ) }</small> }
			<Marks problems={ wrong } />
		</div>
	);
}
