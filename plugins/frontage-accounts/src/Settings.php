<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Accounts\MagicLink\MagicLink;
use Frontage\Accounts\Passkey\RelyingParty;
use Frontage\Accounts\Privacy\UserEnumerationProtection;
use Frontage\Accounts\Registration\RegistrationConsent;
use Frontage\Accounts\Registration\RegistrationPolicy;
use Frontage\Accounts\Rules\ValidationRules;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\Security\SignInLimit;
use Frontage\Accounts\Verification\PendingAccounts;
use Frontage\Kit\Admin\RemoveDataSetting;
use Frontage\Kit\Admin\SettingsPage;
use Frontage\Kit\Admin\WhatIsThis;

defined( 'ABSPATH' ) || exit;

/**
 * Settings → Frontage → Accounts: the plugin's settings and recent events, built on core's Settings API.
 *
 * @phpstan-import-type Part from \Frontage\Kit\Admin\SettingsHub
 */
final class Settings {

	/** Option: delete all data with the plugin; uninstall.php reads it. */
	public const REMOVE_DATA = 'frontage_accounts_remove_data';

	private const GROUP = 'frontage_accounts';
	public const PAGE   = 'frontage-accounts-settings';

	/** On `admin_init` and `frontage_kit_rest_settings`: also read and written through WordPress's `/wp/v2/settings`. */
	public static function register(): void {
		foreach ( self::switches() as $option => [ 'label' => $label, 'means' => $means, 'default' => $default ] ) {
			register_setting(
				self::GROUP,
				$option,
				[
					'type'              => 'boolean',
					'label'             => $label,
					'description'       => $means,
					'sanitize_callback' => 'rest_sanitize_boolean',
					'show_in_rest'      => true,
					'default'           => $default,
				]
			);
		}
		RemoveDataSetting::register(
			self::REMOVE_DATA,
			__( 'Accounts', 'frontage-accounts' ),
			__( 'Delete all settings and passkeys', 'frontage-accounts' ),
			__( 'Accounts and blocks on your pages are kept.', 'frontage-accounts' )
		);
		register_setting(
			self::GROUP,
			ValidationRules::OPTION,
			[
				'type'              => 'integer',
				'label'             => __( 'Min password length', 'frontage-accounts' ),
				'description'       => __( 'Minimum number of characters in a password.', 'frontage-accounts' ),
				'sanitize_callback' => static fn ( mixed $value ): int => ValidationRules::clamp_password_length( $value ),
				'show_in_rest'      => [
					'schema' => [
						'minimum' => ValidationRules::PASSWORD,
						'maximum' => ValidationRules::LONGEST_MINIMUM,
					],
				],
				'default'           => ValidationRules::PASSWORD,
			]
		);
	}

	/**
	 * Creates options that pages with a form or sign-ins read as autoloaded options, so that they need no query of their
	 * own.
	 *
	 * @param bool $is_new Whether the plugin is installed on this site for the first time.
	 */
	public static function initialize( bool $is_new ): void {
		add_option( ValidationRules::OPTION, ValidationRules::PASSWORD, '', true );
		add_option( RegistrationConsent::OPTION, '', '', true );
		add_option( PendingAccounts::OPTION, '', '', true );
		add_option( RelyingParty::OPTION, '1', '', true );
		add_option( MagicLink::OPTION, '', '', true );
		add_option( SignInLimit::OPTION, $is_new ? '1' : '', '', true );
		add_option( UserEnumerationProtection::OPTION, '', '', true );
	}

	/** On `admin_menu`. */
	public static function add_page(): void {
		SettingsPage::add( 'options-general.php', self::PAGE, self::GROUP, __( 'Accounts', 'frontage-accounts' ), __( 'Accounts', 'frontage-accounts' ) );
	}

	/**
	 * On `plugin_action_links_…`.
	 *
	 * @param array<string> $links
	 * @return array<string> With the link to the settings page first.
	 */
	public static function links( array $links ): array {
		return SettingsPage::link( $links, 'options-general.php?page=' . self::PAGE, __( 'Settings', 'frontage-accounts' ) );
	}

	/**
	 * On `frontage_hub_parts`.
	 *
	 * @param list<Part> $parts
	 * @return list<Part>
	 */
	public static function add_part( array $parts ): array {
		if ( current_user_can( 'manage_options' ) ) {
			$parts[] = [
				'group'  => 'site',
				'order'  => 50,
				'icon'   => 'admin-users',
				'name'   => __( 'Accounts', 'frontage-accounts' ),
				'state'  => implode(
					', ',
					[
						'' === RegistrationPolicy::closed_reason() ? __( 'Registration open', 'frontage-accounts' ) : __( 'Registration closed', 'frontage-accounts' ),
						get_option( RelyingParty::OPTION ) ? __( 'passkeys on', 'frontage-accounts' ) : __( 'passkeys off', 'frontage-accounts' ),
					]
				),
				'url'    => admin_url( 'options-general.php?page=' . self::PAGE ),
				'action' => __( 'Edit', 'frontage-accounts' ),
			];
		}
		return $parts;
	}

	/** On `admin_init`. */
	public static function add_fields(): void {
		add_settings_section( 'registration', __( 'Registration', 'frontage-accounts' ), [ self::class, 'print_intro' ], self::PAGE );
		add_settings_field( ValidationRules::OPTION, __( 'Min password length', 'frontage-accounts' ), [ self::class, 'password_length_field' ], self::PAGE, 'registration', [ 'label_for' => ValidationRules::OPTION ] );
		add_settings_section( 'without-password', __( 'Passwordless sign-in', 'frontage-accounts' ), '__return_null', self::PAGE );
		add_settings_section( 'protection', __( 'Protection', 'frontage-accounts' ), '__return_null', self::PAGE );
		foreach ( self::switches() as $option => [ 'section' => $section, 'title' => $title, 'label' => $label, 'means' => $means ] ) {
			add_settings_field( $option, $title, static fn () => self::checkbox( $option, $label, $means ), self::PAGE, $section );
		}
		add_settings_section( 'events', __( 'Last 30 days', 'frontage-accounts' ), [ self::class, 'events' ], self::PAGE );
	}

	/** A switch with the answer to “What is this?”, for those that need one. */
	private static function checkbox( string $option, string $label, string $means ): void {
		SettingsPage::checkbox( $option, $label, $means );
		$answer = match ( $option ) {
			PendingAccounts::OPTION           => __( 'Without it, anyone can create an account with someone else’s email address. With it, an account works only after its owner opens the link in an email.', 'frontage-accounts' ),
			RelyingParty::OPTION              => __( 'A passkey replaces the password with a fingerprint, face, or device PIN. Nobody can guess it, and a fake sign-in page cannot steal it.', 'frontage-accounts' ),
			MagicLink::OPTION                 => __( 'Users enter their username or email address, get a link, and are signed in when they open it. Useful for people who rarely sign in and forget their passwords.', 'frontage-accounts' ),
			SignInLimit::OPTION               => __( 'Bots try thousands of passwords on the WordPress sign-in page and over XML-RPC, an old interface for apps. With this limit, they are blocked after a few.', 'frontage-accounts' ),
			UserEnumerationProtection::OPTION => __( 'WordPress shows usernames in several public places, where attackers collect them to guess passwords. Leave this off if your site lists its authors, as magazines do.', 'frontage-accounts' ),
			default                           => '',
		};
		if ( '' !== $answer ) {
			WhatIsThis::print( $label, $answer );
		}
	}

	/** Whether registration is open is WordPress's own setting. */
	public static function print_intro(): void {
		$closed = RegistrationPolicy::closed_reason();
		printf(
			'<p>%s <a href="%s">%s</a></p>',
			esc_html( '' === $closed ? __( 'Anyone can register.', 'frontage-accounts' ) : ( RegistrationPolicy::is_role_harmless() ? $closed : __( 'Registration is closed because the new user default role can do more than read.', 'frontage-accounts' ) ) ),
			esc_url( is_multisite() ? network_admin_url( 'settings.php' ) : admin_url( 'options-general.php' ) ),
			esc_html__( 'Edit membership and default role', 'frontage-accounts' )
		);
	}

	public static function password_length_field(): void {
		printf(
			'<input type="number" id="%1$s" name="%1$s" value="%2$d" min="%3$d" max="%5$d" class="small-text" aria-describedby="%1$s-means"><p class="description" id="%1$s-means">%4$s</p>',
			esc_attr( ValidationRules::OPTION ),
			absint( ValidationRules::password_length() ),
			absint( ValidationRules::PASSWORD ),
			esc_html__( 'Minimum number of characters in new passwords, 5 to 64. Existing passwords stay valid.', 'frontage-accounts' ),
			absint( ValidationRules::LONGEST_MINIMUM )
		);
	}

	/** Refused and successful sign-ins, by day. */
	public static function events(): void {
		$events = SecurityEvents::all();
		if ( ! $events ) {
			echo '<p>' . esc_html__( 'No sign-ins or registrations on your pages yet. Sign-ins at wp-login.php are not counted.', 'frontage-accounts' ) . '</p>';
			return;
		}
		printf(
			'<p>%1$s</p><table class="widefat striped" style="max-width:48em"><thead><tr><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th></tr></thead><tbody>',
			esc_html__( 'Counted per day, without names or addresses. Many blocked attempts on one day suggest password guessing, which is slowed down after five attempts.', 'frontage-accounts' ),
			esc_html__( 'Day', 'frontage-accounts' ),
			esc_html__( 'Event', 'frontage-accounts' ),
			esc_html__( 'Count', 'frontage-accounts' )
		);
		$format = get_option( 'date_format' );
		$format = is_string( $format ) ? $format : 'Y-m-d';
		foreach ( $events as $event ) {
			printf( '<tr><td>%s</td><td>%s</td><td>%s</td></tr>', esc_html( (string) wp_date( $format, (int) strtotime( $event['day'] . ' 12:00 UTC' ) ) ), esc_html( SecurityEvents::label( $event['kind'] ) ), esc_html( number_format_i18n( $event['hits'] ) ) );
		}
		echo '</tbody></table>';
	}

	/** @return array<string, array{ section: string, title: string, label: string, means: string, default: bool }> By option. */
	private static function switches(): array {
		return [
			PendingAccounts::OPTION => [
				'section' => 'registration',
				'title'   => __( 'Email address', 'frontage-accounts' ),
				'label'   => __( 'Require email verification', 'frontage-accounts' ),
				'means'   => __( 'New users get a verification link that is valid for 24 hours. Existing accounts are not affected. If the address already has an account, the form shows the same message and emails the account owner.', 'frontage-accounts' ),
				'default' => false,
			],
			RegistrationConsent::OPTION => [
				'section' => 'registration',
				'title'   => __( 'Consent', 'frontage-accounts' ),
				'label'   => __( 'Require consent checkbox', 'frontage-accounts' ),
				'means'   => __( 'Links to your privacy policy page, if you have one. The wording and time are stored with the account and deleted with it.', 'frontage-accounts' ),
				'default' => false,
			],
			RelyingParty::OPTION    => [
				'section' => 'without-password',
				'title'   => __( 'Passkeys', 'frontage-accounts' ),
				'label'   => __( 'Allow passkey sign-in', 'frontage-accounts' ),
				'means'   => __( 'Users create passkeys on their profile page. Sign-in forms offer them in browsers that support passkeys. Passwords still work, and two-factor is required as usual.', 'frontage-accounts' ),
				'default' => true,
			],
			MagicLink::OPTION    => [
				'section' => 'without-password',
				'title'   => __( 'Magic links', 'frontage-accounts' ),
				'label'   => __( 'Allow magic links instead of a password', 'frontage-accounts' ),
				'means'   => __( 'The email contains a link, and a six-digit code in case the link opens in another app. Both work once, for 15 minutes, in the same browser. Anyone with access to the inbox can sign in, unless two-factor is required.', 'frontage-accounts' ),
				'default' => false,
			],
			SignInLimit::OPTION => [
				'section' => 'protection',
				'title'   => __( 'Failed sign-ins', 'frontage-accounts' ),
				'label'   => __( 'Limit failed sign-ins at wp-login.php and XML-RPC', 'frontage-accounts' ),
				'means'   => __( 'After 5 failed sign-ins with one username, or 20 in total, an IP address is blocked for up to 15 minutes. The forms on your pages always have this limit. Passkeys and magic links are not affected.', 'frontage-accounts' ),
				'default' => false,
			],
			UserEnumerationProtection::OPTION => [
				'section' => 'protection',
				'title'   => __( 'Users', 'frontage-accounts' ),
				'label'   => __( 'Hide usernames', 'frontage-accounts' ),
				'means'   => __( 'Hides usernames in the REST API, sitemap, embeds, and comments, and blocks lookups by author ID (?author=1). Author archives stay public.', 'frontage-accounts' ),
				'default' => false,
			],
		];
	}
}
