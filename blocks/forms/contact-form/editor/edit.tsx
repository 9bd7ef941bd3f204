import { store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, Placeholder, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failed } from '@frontage/editor';
import { lookProps, withFormSettings, type Look } from './form-appearance';
import { Chooser } from './panels/form-picker';
import { useForm, type FoundForm } from './panels/data/form-entity';
import { Example } from './panels/inserter-example';
import { FormEditor } from './panels/form-editor';
import { FormPanels, PanelsFirst } from './panels/form-panels';
import { LookPanel } from './panels/appearance-panel';
import { ShownForm } from './panels/form-preview';
import { useStoredPreview } from './panels/data/use-preview';

/** A `type`: the block library asks for an index signature, which an interface does not have. */
export type Attributes = {
	/** The first seven digits of the form's hash, or empty before a form is chosen. */
	form: string;
	/** The form's name for screen readers. */
	htmlTitle: string;
	/** Including the class of the block style. */
	className?: string;
} & Look;

export default function Edit( props: BlockEditProps< Attributes > ) {
	const isExample =
		useSelect( ( select ) => select( blockEditorStore ).getSettings().isPreviewMode === true, [] ) &&
		! props.attributes.form;
	const found = useForm( props.attributes.form );
	const settings = found.status === 'editable' ? found.record.additional_settings : '';
	const look = lookProps( withFormSettings( props.attributes, settings ) );
	const block = useRef< HTMLDivElement >( null );
	// The library's types lack `ref`, which it accepts.
	const wrapper = useBlockProps( {
		ref: block,
		...look,
	} as React.HTMLAttributes< HTMLDivElement > );
	return (
		<div { ...wrapper }>
			{ ! isExample && <LookPanel look={ props.attributes } onChange={ props.setAttributes } /> }
			{ isExample ? (
				<Example />
			) : (
				<PanelsFirst>
					<ChosenForm { ...props } found={ found } own={ look } focus={ () => block.current?.focus() } />
				</PanelsFirst>
			) }
		</div>
	);
}

type ChosenProps = BlockEditProps< Attributes > & {
	found: FoundForm;
	/** The design of the form in this block. */
	own: ReturnType< typeof lookProps >;
	focus: () => void;
};

function ChosenForm( { attributes, setAttributes, isSelected, clientId, found, own, focus }: ChosenProps ) {
	const { form, htmlTitle } = attributes;
	const look = { ...own, className: `${ own.className } ${ attributes.className ?? '' }` };
	const isInside = useSelect(
		( select ) => select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const [ isReplacing, setReplacing ] = useState( false );
	const [ isWriting, setWriting ] = useState( false );
	const choose = ( address: string ) => {
		setAttributes( { form: address } );
		setReplacing( false );
		setWriting( false );
		focus(); // The pressed button is removed.
	};

	if ( ! form || isReplacing ) {
		return <Chooser onChoose={ choose } onCancel={ form ? () => setReplacing( false ) : undefined } />;
	}
	switch ( found.status ) {
		case 'missing':
			return (
				<Chooser
					reason={ __( 'This form has been deleted. Visitors see a message instead.', 'frontage-forms' ) }
					onChoose={ choose }
				/>
			);
		case 'failed':
			return (
				<Failed again={ __( 'Try again', 'frontage-forms' ) } onAgain={ found.again }>
					{ __( 'Could not load the form. Your page is unchanged.', 'frontage-forms' ) }
				</Failed>
			);
		case 'readable':
			return <ReadOnly form={ form } htmlTitle={ htmlTitle } look={ look } found={ found } />;
		case 'editable':
			return (
				<FormEditor
					record={ found.record }
					htmlTitle={ htmlTitle }
					look={ look }
					isSelected={ isSelected || isInside }
					isWriting={ isWriting }
					onWrite={ setWriting }
					onReplace={ () => setReplacing( true ) }
					onHtmlTitle={ ( title ) => setAttributes( { htmlTitle: title } ) }
				/>
			);
		default:
			return (
				<Placeholder>
					<Spinner />
				</Placeholder>
			);
	}
}

type ReadOnlyProps = Pick< Attributes, 'form' | 'htmlTitle' > & {
	look: ReturnType< typeof lookProps >;
	found: Extract< FoundForm, { status: 'readable' } >;
};

/** A form that the user may see but not edit. */
function ReadOnly( { form, htmlTitle, look, found }: ReadOnlyProps ) {
	return (
		<>
			<FormPanels>
				<Notice className="fr-contact-form__warning" status="info" isDismissible={ false } politeness="polite">
					<strong>{ found.summary.title }</strong>
					<br />
					{ __(
						'You can insert this form but not edit it. Editing requires permission to publish pages.',
						'frontage-forms'
					) }
				</Notice>
			</FormPanels>
			<ShownForm preview={ useStoredPreview( form, htmlTitle ) } look={ look } />
		</>
	);
}
