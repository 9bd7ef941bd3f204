<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Storage\PatternForm;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Kit\Admin\NewPageLink;
use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Kit\Admin\SettingsHub;

defined( 'ABSPATH' ) || exit;

/**
 * Onboarding: the steps after activation (create a form, add it to a page, send a message, test email), and links in the list of plugins.
 *
 * @phpstan-import-type Step from OnboardingCard
 * @phpstan-import-type Place from FormUsageIndex
 */
final class OnboardingSteps {

	/**
	 * On `frontage_first_minute`. While Contact Form 7 is active, `Compat` provides the step.
	 *
	 * @param list<Step> $steps
	 * @return list<Step>
	 */
	public static function add( array $steps ): array {
		if ( FormFormat::original_is_active() || ! current_user_can( FormFormat::CAP_EDIT_LIST ) ) {
			return $steps;
		}
		$forms  = ( new FormRepository() )->query( [ 'posts_per_page' => 1 ] );
		$places = $forms ? FormUsageIndex::all() : [];
		$list   = FormListScreen::url();
		$rows   = [
			[ (bool) $forms, __( 'Create a form', 'frontage-forms' ), __( 'Choose a starter form to customize.', 'frontage-forms' ), InboxScreen::builder_url(), __( 'Create first form', 'frontage-forms' ) ],
			[ (bool) $places, __( 'Add the form to a page', 'frontage-forms' ), __( 'Visitors find a form only on a page.', 'frontage-forms' ), $forms ? NewPageLink::url( $forms[0]->title, PatternForm::block() ) : $list, __( 'Create a page', 'frontage-forms' ) ],
			[ (bool) ( new SubmissionQuery() )->form_ids(), __( 'Send yourself a test message', 'frontage-forms' ), __( 'It appears in the inbox and arrives by email.', 'frontage-forms' ), self::page_of( $places ), __( 'View form page', 'frontage-forms' ) ],
		];
		foreach ( $rows as [ $is_done, $name, $text, $url, $button ] ) {
			$steps[] = self::step( $text, $url, $button, $name, $is_done );
		}
		if ( current_user_can( 'manage_options' ) ) {
			$steps[] = self::step( __( 'Shows whether notifications reach you.', 'frontage-forms' ), SettingsHub::url() . '#frontage-hub-email', __( 'Test email', 'frontage-forms' ), __( 'Send a test email', 'frontage-forms' ), EmailCard::has_sent() );
		}
		return $steps;
	}

	/**
	 * A step of this plugin.
	 *
	 * @return Step
	 */
	public static function step( string $text, string $url, string $button, string $name = '', bool $is_done = false ): array {
		return [
			'plugin' => 'forms',
			'name'   => '' === $name ? __( 'Contact forms', 'frontage-forms' ) : $name,
			'text'   => $text,
			'url'    => $url,
			'button' => $button,
			'done'   => $is_done,
		];
	}

	/** @param list<Place> $places */
	private static function page_of( array $places ): string {
		foreach ( $places as $place ) {
			if ( is_post_publicly_viewable( $place['post'] ) ) {
				return (string) get_permalink( $place['post'] );
			}
		}
		return FormListScreen::url();
	}

	/**
	 * On `plugin_action_links_…`.
	 *
	 * @param array<string> $links
	 * @return array<string> With links to our screens first.
	 */
	public static function links( array $links ): array {
		$ours = array_filter(
			[
				'forms'    => current_user_can( FormFormat::right_to_open_list() ) ? self::link( FormListScreen::url(), __( 'Forms', 'frontage-forms' ) ) : '',
				'inbox'    => InboxCapabilities::may_read() ? self::link( InboxScreen::url(), __( 'Inbox', 'frontage-forms' ) ) : '',
				'settings' => current_user_can( 'manage_options' ) ? self::link( admin_url( 'admin.php?page=frontage-forms-settings' ), __( 'Settings', 'frontage-forms' ) ) : '',
			]
		);
		return $ours + $links;
	}

	private static function link( string $to, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $to ), esc_html( $text ) );
	}
}
