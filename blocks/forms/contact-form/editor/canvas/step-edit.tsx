import {
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { plain } from '../template/rename-references';
import { stepTitle, withStepTitle } from '../template/step';
import { CONTENTS, flat, NEW_FIELD, STEP } from './blocks';
import { useFormContext } from './hooks/form-context';
import { Marks } from './field-problems';
import type { EditProps } from './edit-props';

/** The number, title and content of a step; on the canvas all steps are visible, one below another. */
export function StepEdit( props: EditProps ) {
	const wrapper = useBlockProps( { className: 'fr-form-group is-fieldset' } );
	const { children, ...inner } = useInnerBlocksProps( wrapper, {
		allowedBlocks: CONTENTS,
		templateLock: false,
		defaultBlock: NEW_FIELD,
	} );
	return (
		<div { ...inner }>
			<Head { ...props } />
			{ children }
		</div>
	);
}

function Head( { attributes: { source }, setAttributes, clientId }: EditProps ) {
	const { asPart, problems } = useFormContext();
	const [ number, all ] = useSelect(
		( select ) => {
			const { getBlocks, getBlockParentsByBlockName } = select( blockEditorStore );
			const [ form = '' ] = getBlockParentsByBlockName( clientId, 'frontage/contact-form' );
			const steps = flat( getBlocks( form ) ).filter( ( { name } ) => name === STEP );
			return [ steps.findIndex( ( step ) => step.clientId === clientId ) + 1, steps.length ].join();
		},
		[ clientId ]
	).split( ',' );
	/* translators: 1: Number of a step of a form. 2: How many steps it has. */
	const count = sprintf( __( 'Step %1$s of %2$s', 'frontage-forms' ), number ?? '', all ?? '' );
	return (
		<>
			<div className="fr-form-step__head">
				<span className="fr-form-step__count">{ count }</span>
				<RichText
					identifier="source"
					tagName="h2"
					className="fr-form-step__title"
					style={ { '--fr-step': Number( number ) / Number( all ) } }
					aria-label={ __( 'Step title', 'frontage-forms' ) }
					placeholder={ __( 'Step title', 'frontage-forms' ) }
					value={ ( stepTitle( source ) ?? '' ).replace( /&/g, '&amp;' ).replace( /</g, '&lt;' ) }
					allowedFormats={ [] }
					disableLineBreaks
					onChange={ ( html ) =>
						asPart( `${ clientId } title`, () =>
							setAttributes( { source: withStepTitle( source, plain( html ) ) } )
						)
					}
				/>
				<Marks problems={ problems.get( clientId ) } />
			</div>
			<InspectorControls>
				<PanelBody title={ __( 'Step', 'frontage-forms' ) }>
					<p>
						{ __(
							'Visitors see one step at a time. Content outside the steps is always visible. Contact Form 7 shows all steps at once, without titles.',
							'frontage-forms'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
