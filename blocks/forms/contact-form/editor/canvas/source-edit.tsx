import { PlainText, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { EditProps } from './edit-props';
import { useFormContext } from './hooks/form-context';
import { Marks } from './field-problems';

/** Shows the source of markup that the canvas cannot render; it is never executed. */
export function SourceEdit( { attributes: { source }, setAttributes, clientId }: EditProps ) {
	const { asPart, problems } = useFormContext();
	return (
		<div { ...useBlockProps( { className: 'fr-form-html' } ) }>
			<PlainText
				aria-label={ __( 'Custom code', 'frontage-forms' ) }
				value={ source }
				onChange={ ( text ) => asPart( `${ clientId } source`, () => setAttributes( { source: text } ) ) }
			/>
			<Marks problems={ problems.get( clientId ) } />
		</div>
	);
}
