/** The WP Consent API, as far as it is asked here; without it nobody has consented, and the visitor's click decides. */
declare global {
	interface Window {
		wp_has_consent?: ( category: string ) => boolean;
		wp_consent_type?: string;
	}
}

/** While no kind of consent is set, that API says yes to everything: that is nobody's consent. */
export const consented = () => Boolean( window.wp_consent_type && window.wp_has_consent?.( 'marketing' ) );
export const CONSENT_EVENT = 'wp_listen_for_consent_change';
