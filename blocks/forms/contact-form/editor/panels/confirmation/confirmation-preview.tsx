import { autop } from '@wordpress/autop';
import { safeHTML } from '@wordpress/dom';
import { RawHTML } from '@wordpress/element';
import { escapeHTML } from '@wordpress/escape-html';
import { __ } from '@wordpress/i18n';
import type { After } from '../../form-document';

/** A preview of the confirmation in its place; field names stand in for values. */
export function AfterLook( { entry, message }: { entry: After; message: string } ) {
	const { show, in_place: inPlace } = entry;
	const text = ( entry.text.trim() || message ).replace( /\[\s*([^\]\s"]+)[^\]]*\]/g, ( _, name: string ) =>
		/^[!/]/.test( name ) ? '' : `‹${ escapeHTML( name.replace( /^_(?:raw|format)_/, '' ) ) }›`
	);
	const html = safeHTML( autop( show === 'text' ? text : message ) );
	return (
		<section className="fr-form-after-look" aria-label={ __( 'Confirmations', 'frontage-forms' ) }>
			<p className="fr-form-after-look__title">{ __( 'Confirmations', 'frontage-forms' ) }</p>
			{ show === 'text' && inPlace ? (
				<div className="frontage-form-after">
					<RawHTML>{ html }</RawHTML>
				</div>
			) : (
				<div className="wpcf7 sent">
					<div className="wpcf7-form sent" data-status="sent">
						<div className="wpcf7-response-output">
							{ show === 'text'
								? plainOf( html )
								: __( 'Visitors are redirected to the page.', 'frontage-forms' ) }
						</div>
					</div>
				</div>
			) }
		</section>
	);
}

const plainOf = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent?.replace( /\s+/g, ' ' ).trim() ?? '';
