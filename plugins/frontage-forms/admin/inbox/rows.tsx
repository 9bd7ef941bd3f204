import { __ } from '@wordpress/i18n';
import { linkFor } from './link-for';
import type { FieldRow } from './types';

function Value( { text }: { text: string } ) {
	const href = linkFor( text );
	return href ? (
		<a
			href={ href }
			rel="noopener noreferrer nofollow"
			{ ...( href.startsWith( 'mailto:' ) ? {} : { target: '_blank' } ) }
		>
			{ text }
		</a>
	) : (
		<>{ text }</>
	);
}

/** What the visitor wrote, as text and nothing else. */
export function Rows( { fields }: { fields: FieldRow[] } ) {
	return (
		<section className="frontage-inbox__card" aria-label={ __( 'What was sent', 'frontage-forms' ) }>
			<dl className="frontage-inbox__rows">
				{ fields.map( ( { name, label, values, files } ) => (
					<div key={ name } className="frontage-inbox__row">
						<dt>{ label }</dt>
						{ values.map( ( value, index ) => (
							<dd key={ index }>
								<Value text={ value } />
							</dd>
						) ) }
						{ files.map( ( file, index ) => (
							<dd key={ `file-${ index }` }>{ file }</dd>
						) ) }
						{ values.length + files.length === 0 && (
							<dd className="frontage-inbox__blank">{ __( 'left empty', 'frontage-forms' ) }</dd>
						) }
					</div>
				) ) }
			</dl>
		</section>
	);
}
