import { __, sprintf } from '@wordpress/i18n';
import { linkFor } from './value-link';
import type { FieldRow, KeptFile } from '../types';

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

const KB = 1024;

/** A file size with a readable unit. */
function inBytes( size: number ): string {
	if ( size < KB * KB ) {
		/* translators: %s: a number of kilobytes. */
		return sprintf( __( '%s KB', 'frontage-forms' ), String( Math.max( 1, Math.round( size / KB ) ) ) );
	}
	/* translators: %s: a number of megabytes. */
	return sprintf( __( '%s MB', 'frontage-forms' ), ( size / KB / KB ).toFixed( 1 ) );
}

function File( { file: { name, url, size, type, picture } }: { file: KeptFile } ) {
	return url ? (
		<>
			{ picture && <img className="frontage-inbox__picture" src={ picture } alt="" loading="lazy" /> }
			<a href={ url }>{ name }</a>{ ' ' }
			<span className="frontage-inbox__size">{ type ? `${ type }, ${ inBytes( size ) }` : inBytes( size ) }</span>
		</>
	) : (
		<>
			{ name } <span className="frontage-inbox__size">{ __( 'not kept here', 'frontage-forms' ) }</span>
		</>
	);
}

/** The submitted values, as plain text only. */
export function Rows( { fields }: { fields: FieldRow[] } ) {
	return (
		<section className="frontage-inbox__card" aria-label={ __( 'What was sent', 'frontage-forms' ) }>
			<dl className="frontage-inbox__rows">
				{ fields.map( ( { name, label, values, files } ) => (
					<div key={ name } className="frontage-inbox__row">
						<dt>{ label }</dt>
						{ values.map( ( value, index ) => (
							<dd key={ index }>
								<bdi>
									<Value text={ value } />
								</bdi>
							</dd>
						) ) }
						{ files.map( ( file, index ) => (
							<dd key={ `file-${ index }` }>
								<File file={ file } />
							</dd>
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
