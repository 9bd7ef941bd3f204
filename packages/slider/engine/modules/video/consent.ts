/** The part of the WP Consent API used here. Without it there is no consent, and a click of the visitor decides. */
declare global {
	interface Window {
		wp_has_consent?: ( category: string ) => boolean;
		wp_consent_type?: string;
	}
}

/** The API returns true for everything while no consent type is set, which is not consent. */
export const consented = () => Boolean( window.wp_consent_type && window.wp_has_consent?.( 'marketing' ) );
export const CONSENT_EVENT = 'wp_listen_for_consent_change';
