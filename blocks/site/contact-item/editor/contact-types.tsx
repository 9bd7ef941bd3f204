import { __ } from '@wordpress/i18n';
import {
	atSymbol,
	calendar,
	comment,
	envelope,
	external,
	help,
	home,
	info,
	key,
	language,
	mapMarker,
	mobile,
	payment,
	people,
	receipt,
	scheduled,
	share,
	store,
} from '@wordpress/icons';
import type { IconChoice } from '@frontage/editor';

export type Kind = 'phone' | 'email' | 'address' | 'hours' | 'custom';

/** Names of WordPress's icon registry, which PHP renders. */
export const ICONS: IconChoice[] = [
	{ name: 'core/mobile', title: __( 'Phone', 'frontage-site' ), icon: mobile },
	{ name: 'core/envelope', title: __( 'Email', 'frontage-site' ), icon: envelope },
	{ name: 'core/at-symbol', title: __( 'At sign', 'frontage-site' ), icon: atSymbol },
	{ name: 'core/map-marker', title: __( 'Location', 'frontage-site' ), icon: mapMarker },
	{ name: 'core/scheduled', title: __( 'Clock', 'frontage-site' ), icon: scheduled },
	{ name: 'core/calendar', title: __( 'Calendar', 'frontage-site' ), icon: calendar },
	{ name: 'core/home', title: __( 'House', 'frontage-site' ), icon: home },
	{ name: 'core/store', title: __( 'Store', 'frontage-site' ), icon: store },
	{ name: 'core/people', title: __( 'People', 'frontage-site' ), icon: people },
	{ name: 'core/comment', title: __( 'Speech bubble', 'frontage-site' ), icon: comment },
	{ name: 'core/info', title: __( 'Info', 'frontage-site' ), icon: info },
	{ name: 'core/help', title: __( 'Question mark', 'frontage-site' ), icon: help },
	{ name: 'core/language', title: __( 'Languages', 'frontage-site' ), icon: language },
	{ name: 'core/payment', title: __( 'Payment', 'frontage-site' ), icon: payment },
	{ name: 'core/receipt', title: __( 'Receipt', 'frontage-site' ), icon: receipt },
	{ name: 'core/key', title: __( 'Key', 'frontage-site' ), icon: key },
	{ name: 'core/share', title: __( 'Share', 'frontage-site' ), icon: share },
	{ name: 'core/external', title: __( 'External link', 'frontage-site' ), icon: external },
];

/** Default icon of each kind. */
export const USUAL: Record< Kind, string > = {
	phone: 'core/mobile',
	email: 'core/envelope',
	address: 'core/map-marker',
	hours: 'core/scheduled',
	custom: 'core/info',
};

export const TITLES: Record< Kind, string > = {
	phone: __( 'Phone', 'frontage-site' ),
	email: __( 'Email', 'frontage-site' ),
	address: __( 'Address', 'frontage-site' ),
	hours: __( 'Opening hours', 'frontage-site' ),
	custom: __( 'Other', 'frontage-site' ),
};

export const PLACEHOLDERS: Record< Kind, string > = {
	phone: __( 'Enter a phone number, such as +47 55 12 34 56', 'frontage-site' ),
	email: __( 'Enter an email address', 'frontage-site' ),
	address: __( 'Enter an address, on several lines if needed', 'frontage-site' ),
	hours: __( 'Enter your opening hours', 'frontage-site' ),
	custom: __( 'Enter text', 'frontage-site' ),
};

/** Messages if Settings → Frontage → Business details has no value. */
export const UNKNOWN: Record< Exclude< Kind, 'custom' >, string > = {
	phone: __( 'No phone number has been added, so nothing is shown on the page.', 'frontage-site' ),
	email: __( 'No email address has been added, so nothing is shown on the page.', 'frontage-site' ),
	address: __( 'No address has been added, so nothing is shown on the page.', 'frontage-site' ),
	hours: __( 'No opening hours have been added, so nothing is shown on the page.', 'frontage-site' ),
};
