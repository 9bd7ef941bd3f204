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
		if ( FormFormat::is_original_active() || ! current_user_can( FormFormat::CAP_EDIT_LIST ) ) {
			return $steps;
		}
		$forms  = ( new FormRepository() )->query( [ 'posts_per_page' => 1 ] );
		$places = $forms ? FormUsageIndex::list_places() : [];
		$list   = FormListScreen::url();
		$rows   = [
			[ (bool) $forms, __( 'Create a form', 'frontage-forms' ), __( 'Choose a template to customize.', 'frontage-forms' ), InboxScreen::builder_url(), __( 'Create first form', 'frontage-forms' ) ],
			[ (bool) $places, __( 'Add the form to a page', 'frontage-forms' ), __( 'Visitors can’t use the form until it’s on a page.', 'frontage-forms' ), $forms ? NewPageLink::url( $forms[0]->title, PatternForm::render_block() ) : $list, __( 'Create a page', 'frontage-forms' ) ],
			[ (bool) ( new SubmissionQuery() )->list_form_ids(), __( 'Send yourself a test message', 'frontage-forms' ), __( 'It appears in the inbox and arrives by email.', 'frontage-forms' ), self::find_page_url( $places ), __( 'View form page', 'frontage-forms' ) ],
		];
		foreach ( $rows as [ $is_done, $name, $text, $url, $button ] ) {
			$steps[] = self::create_step( $text, $url, $button, $name, $is_done );
		}
		if ( current_user_can( 'manage_options' ) ) {
			$steps[] = self::create_step( __( 'Shows whether notifications reach you.', 'frontage-forms' ), SettingsHub::url() . '#frontage-hub-email', __( 'Send test email', 'frontage-forms' ), __( 'Send a test email', 'frontage-forms' ), EmailCard::has_sent() );
		}
		return $steps;
	}

	/**
	 * A step of this plugin.
	 *
	 * @return Step
	 */
	public static function create_step( string $text, string $url, string $button, string $name = '', bool $is_done = false ): array {
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
	private static function find_page_url( array $places ): string {
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
	public static function add_action_links( array $links ): array {
		$own_links = array_filter(
			[
				'forms'    => current_user_can( FormFormat::right_to_open_list() ) ? self::render_link( FormListScreen::url(), __( 'Forms', 'frontage-forms' ) ) : '',
				'inbox'    => InboxCapabilities::may_read() ? self::render_link( InboxScreen::url(), __( 'Inbox', 'frontage-forms' ) ) : '',
				'settings' => current_user_can( 'manage_options' ) ? self::render_link( admin_url( 'admin.php?page=frontage-forms-settings' ), __( 'Settings', 'frontage-forms' ) ) : '',
			]
		);
		return $own_links + $links;
	}

	private static function render_link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
