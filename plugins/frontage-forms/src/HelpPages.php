<?php

declare( strict_types = 1 );

namespace Frontage\Forms;

use Frontage\Forms\Admin\Builder\FormBuilderScreen;
use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Compat\Switchover\SwitchoverScreen;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Subscription\SubscriberFilter;
use Frontage\Kit\Admin\HelpTabs;

defined( 'ABSPATH' ) || exit;

/**
 * The pages of this plugin in Help tabs. The build copies those of `docs/handbook` that stand here.
 *
 * @phpstan-import-type Page from HelpTabs
 */
final class HelpPages {

	/**
	 * On `frontage_help_pages`.
	 *
	 * @param list<Page> $pages
	 * @return list<Page>
	 */
	public static function add( array $pages ): array {
		$form_code = [ FormFormat::SCREEN, FormFormat::SCREEN . '-new' ];
		$handbook = [
			'make-a-form'                => [ __( 'Create a form', 'frontage-forms' ), [ FormListScreen::SLUG, FormBuilderScreen::SLUG, ...$form_code ] ],
			'receive-email'              => [ __( 'Receive messages by email', 'frontage-forms' ), [ InboxScreen::SLUG, FormListScreen::SLUG, FormBuilderScreen::SLUG, SettingsScreen::PAGE, ...$form_code ] ],
			'stop-spam'                  => [ __( 'Stop spam', 'frontage-forms' ), [ InboxScreen::SLUG, SettingsScreen::PAGE ] ],
			'newsletter'                 => [ __( 'Collect newsletter subscribers', 'frontage-forms' ), [ SubscriberFilter::SLUG ] ],
			'switch-from-contact-form-7' => [ __( 'Move from Contact Form 7', 'frontage-forms' ), [ SwitchoverScreen::SLUG ] ],
			'privacy'                    => [ __( 'Protect personal data', 'frontage-forms' ), [ InboxScreen::SLUG, SubscriberFilter::SLUG, SettingsScreen::PAGE ] ],
			'roles'                       => [ __( 'Manage permissions', 'frontage-forms' ), [ InboxScreen::SLUG, FormListScreen::SLUG, SettingsScreen::PAGE ] ],
		];
		foreach ( $handbook as $name => [ $title, $screens ] ) {
			$pages[] = [
				'name'    => $name,
				'title'   => $title,
				'screens' => $screens,
				'file'    => dirname( __DIR__ ) . '/frontage-forms.php',
			];
		}
		return $pages;
	}
}
