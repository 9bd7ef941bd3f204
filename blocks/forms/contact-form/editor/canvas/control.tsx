import { RichText, store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ShownForm } from '../panels/form-preview';
import { useTagPreview } from '../panels/data/use-preview';
import { typeOf } from '@frontage/editor/form-tags';
import { hasChoices } from '../template/choices';
import { optionOf, tagOf, type Field } from '../template/field';
import { hasDefault, hintEdits, hintOf } from '../template/placeholder';
import { isFormatted } from '../template/text';
import { Result } from './calculation/result';
import { Choices } from './choices';
import type { ControlProps } from './edit-props';

type Props = ControlProps & { clientId: string; source: string };

/** The field as visitors see it; its texts are edited in place. */
export function Control( props: Props ) {
	const { field } = props;
	const { control } = typeOf( field );
	switch ( control ) {
		case 'text':
		case 'email':
		case 'url':
		case 'tel':
		case 'number':
		case 'textarea':
			return <Hint { ...props } />;
		case 'select':
			return <DropDown { ...props } />;
		case 'checkbox':
		case 'radio':
			return <Choices { ...props } mark={ control } />;
		case 'quiz':
			return <Quiz { ...props } />;
		case 'acceptance':
			return <Consent { ...props } />;
		case 'submit':
			return <SendButton { ...props } />;
		case 'date':
		case 'range':
		case 'file':
			return <Inert type={ control } name={ field.type } />;
		case 'mfile':
			return <DropZone />;
		case 'calculation':
			return <Result field={ field } clientId={ props.clientId } />;
		case 'name':
			return <code className="fr-form-field__unseen">{ field.name || `[${ field.type }]` }</code>;
		default:
			return <Rendered { ...props } />;
	}
}

/** A field that the canvas cannot draw: as PHP prints it, and its choices while it is selected. */
function Rendered( props: Props ) {
	const preview = useTagPreview( tagOf( props.source ) );
	return (
		<>
			<ShownForm preview={ preview } look={ NO_LOOK } title={ typeOf( props.field ).label } />
			{ props.isSelected && hasChoices( props.field ) && <Choices { ...props } /> }
		</>
	);
}

const NO_LOOK = { className: '', style: {} };

/** A control that is only displayed: forms on the canvas cannot be filled in. */
function Inert( { type, name }: { type: string; name: string } ) {
	return <input type={ type } className={ `wpcf7-form-control wpcf7-${ name }` } tabIndex={ -1 } aria-hidden />;
}

/** The drop zone for files, with the classes of the page (page/upload/island.tsx). */
function DropZone() {
	return (
		<span className="fr-upload" aria-hidden>
			<span className="codedropz-upload-handler">
				<span className="codedropz-upload-inner">
					<strong>{ __( 'Drag & Drop Files Here', 'frontage-forms' ) }</strong>
					<span>{ __( 'or', 'frontage-forms' ) }</span>
					<span className="codedropz-btn-wrap">
						<button type="button" tabIndex={ -1 }>
							{ __( 'Browse Files', 'frontage-forms' ) }
						</button>
					</span>
				</span>
			</span>
		</span>
	);
}

/** A field whose placeholder is edited in place. Text typed into an empty field becomes a placeholder; a default value stays a default. */
function Hint( { field, onChange }: ControlProps ) {
	const isArea = typeOf( field ).control === 'textarea';
	const isPreset = hasDefault( field );
	const shared = {
		className: `wpcf7-form-control wpcf7-${ field.type }${ isPreset ? '' : ' fr-form-field__hint' }`,
		'aria-label': isPreset ? __( 'Default value', 'frontage-forms' ) : __( 'Placeholder', 'frontage-forms' ),
		value: hintOf( field ),
		onChange: ( event: React.ChangeEvent< HTMLInputElement | HTMLTextAreaElement > ) =>
			onChange( hintEdits( field, event.currentTarget.value ), 'hint' ),
	};
	const rows = Number( optionOf( field, 'rows', false ) ) || Number( /x(\d+)/.exec( optionsText( field ) )?.[ 1 ] );
	return isArea ? <textarea { ...shared } rows={ rows || 10 } /> : <input type="text" { ...shared } />;
}

const optionsText = ( field: Field ) => field.options.map( ( { text } ) => text ).join( ' ' );

function DropDown( props: ControlProps ) {
	const { field, isSelected } = props;
	const isBlank = optionOf( field, 'include_blank', true ) === true || ! field.values.length;
	const first = isBlank ? __( '—Please choose an option—', 'frontage-forms' ) : field.values[ 0 ]?.text;
	return (
		<>
			<select className="wpcf7-form-control wpcf7-select" tabIndex={ -1 } aria-hidden>
				<option>{ first?.split( '|' )[ 0 ] }</option>
			</select>
			{ isSelected && <Choices { ...props } /> }
		</>
	);
}

function Quiz( props: ControlProps ) {
	return (
		<>
			<span className="wpcf7-quiz-label">{ props.field.values[ 0 ]?.text.split( '|' )[ 0 ] ?? '1+1=?' }</span>
			<Inert type="text" name="quiz" />
			{ props.isSelected && <Choices { ...props } /> }
		</>
	);
}

/** The consent text, with its links. */
function Consent( { field, onChange }: ControlProps ) {
	const text = field.content?.text ?? field.values[ 0 ]?.text ?? '';
	const isContent = field.content !== undefined || ! field.values.length;
	const label = __( 'Consent text', 'frontage-forms' );
	const type = ( value: string ) => onChange( isContent ? { content: value } : { values: [ value ] }, 'consent' );
	return (
		<span className="wpcf7-list-item">
			<span className="fr-form-field__consent">
				<input type="checkbox" tabIndex={ -1 } aria-hidden />
				{ isContent && isFormatted( text ) ? (
					<RichText
						identifier="source"
						tagName="span"
						className="wpcf7-list-item-label"
						aria-label={ label }
						placeholder={ label }
						value={ text.trim() }
						allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
						disableLineBreaks
						onChange={ type }
					/>
				) : (
					<input
						type="text"
						className="fr-form-field__choice"
						aria-label={ label }
						value={ text }
						onChange={ ( event ) => type( event.target.value ) }
					/>
				) }
			</span>
		</span>
	);
}

/** The button with the theme's styles. Its text is edited in an element over it, since a button is not editable. */
function SendButton( { field, onChange }: ControlProps ) {
	const text = field.values[ 0 ]?.text ?? '';
	const shown = text || __( 'Send', 'frontage-forms' );
	// As on the page (Rendering/FormAppearance.php): a block theme styles its buttons by a class, a classic one the element.
	const isOfBlockTheme = useSelect(
		( select ) =>
			( select( blockEditorStore ).getSettings() as { __unstableIsBlockBasedTheme?: boolean } )
				.__unstableIsBlockBasedTheme,
		[]
	);
	return (
		<span className="fr-form-field__button">
			<input
				type="submit"
				className={ `wpcf7-form-control wpcf7-submit${ isOfBlockTheme ? ' wp-element-button' : '' }` }
				tabIndex={ -1 }
				aria-hidden
				value={ shown }
				readOnly
			/>
			<input
				type="text"
				className="fr-form-field__over"
				aria-label={ __( 'Button text', 'frontage-forms' ) }
				value={ text }
				onChange={ ( event ) =>
					onChange( { values: event.target.value ? [ event.target.value ] : [] }, 'text' )
				}
			/>
		</span>
	);
}
