import { __, sprintf } from '@wordpress/i18n';
import { Time } from '../time';
import type { Delivery } from '../types';

const KINDS: Record< string, () => string > = {
	mail: () => __( 'Notification', 'frontage-forms' ),
	mail_2: () => __( 'Confirmation email', 'frontage-forms' ),
	webhook: () => __( 'Webhook', 'frontage-forms' ),
};

const STATES: Record< string, () => string > = {
	waiting: () => __( 'queued', 'frontage-forms' ),
	sending: () => __( 'sending', 'frontage-forms' ),
	sent: () => __( 'delivered', 'frontage-forms' ),
	'no-address': () => __( 'no address', 'frontage-forms' ),
	failed: () => __( 'failed', 'frontage-forms' ),
};

/** Every delivery attempt and its response. */
export function DeliveryLog( { deliveries }: { deliveries: Delivery[] } ) {
	if ( ! deliveries.length ) {
		return null;
	}
	return (
		<section className="frontage-inbox__card" aria-labelledby="frontage-inbox-log">
			<h3 id="frontage-inbox-log" className="frontage-inbox__card-title">
				{ __( 'Delivery', 'frontage-forms' ) }
			</h3>
			<ul className="frontage-inbox__log">
				{ deliveries.map( ( { kind, name, state, due, attempts }, index ) => (
					<li key={ index }>
						<p className={ `frontage-inbox__delivery frontage-inbox__delivery--${ state }` }>
							<strong>{ name || ( KINDS[ kind ]?.() ?? kind ) }</strong> { STATES[ state ]?.() ?? state }
							{ due && (
								<span className="frontage-inbox__size">
									{ ' ' }
									{
										/* translators: %s: date and time. */
										sprintf( __( 'next retry: %s', 'frontage-forms' ), due.text )
									}
								</span>
							) }
						</p>
						{ attempts.length > 0 && (
							<ol>
								{ attempts.map( ( { at, error }, number ) => (
									<li key={ number }>
										<Time when={ at } whole />{ ' ' }
										{ error ? (
											<span className="frontage-inbox__error">{ error }</span>
										) : (
											__( 'accepted', 'frontage-forms' )
										) }
									</li>
								) ) }
							</ol>
						) }
					</li>
				) ) }
			</ul>
		</section>
	);
}
