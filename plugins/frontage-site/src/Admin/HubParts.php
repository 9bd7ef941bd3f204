<?php

declare( strict_types = 1 );

namespace Frontage\Site\Admin;

use Frontage\Kit\Admin\SettingsHub;
use Frontage\Site\Behaviors\BehaviorLabels;
use Frontage\Site\Behaviors\BehaviorsScreen;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Elementor\ElementorScreen;
use Frontage\Site\Elementor\PageListView;
use Frontage\Site\Migration\MigrationPermission;
use Frontage\Site\Migration\MigrationScreen;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Portfolio\PortfolioSettings;
use Frontage\Site\Reviews\ProviderCredentials;
use Frontage\Site\Reviews\ReviewSettings;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\SampleList;
use Frontage\Site\Starter\StarterController;
use Frontage\Site\Starter\Admin\StarterScreen;

defined( 'ABSPATH' ) || exit;

/**
 * This plugin's rows in Settings → Frontage.
 *
 * @phpstan-import-type Part from SettingsHub
 */
final class HubParts {

	/**
	 * On `frontage_hub_parts`.
	 *
	 * @param list<Part> $parts
	 * @return list<Part>
	 */
	public static function add( array $parts ): array {
		$owner    = current_user_can( 'manage_options' );
		$projects = PortfolioPostType::is_ours() && current_user_can( 'edit_others_posts' );
		$open     = __( 'Open', 'frontage-site' );
		$edit     = __( 'Edit', 'frontage-site' );
		$rows     = [
			[ $projects || $owner, 'content', 40, 'portfolio', __( 'Portfolio', 'frontage-site' ), self::portfolio( ... ), $projects ? admin_url( 'edit.php?post_type=' . PortfolioPostType::TYPE ) : PortfolioSettings::url(), $open ],
			[ current_user_can( 'edit_others_pages' ), 'site', 10, 'store', __( 'Business details', 'frontage-site' ), self::business( ... ), BusinessScreen::url(), $edit ],
			[ $owner, 'site', 20, 'controls-play', __( 'Animations & behaviors', 'frontage-site' ), self::behaviors( ... ), BehaviorsScreen::url(), $edit ],
			[ $owner, 'site', 30, 'star-filled', __( 'Reviews', 'frontage-site' ), self::reviews( ... ), ReviewSettings::url(), $edit ],
			[ StarterController::is_allowed(), 'tools', 10, 'layout', __( 'Starter site', 'frontage-site' ), self::starter( ... ), StarterScreen::url(), $open ],
			[ MigrationPermission::is_allowed(), 'tools', 20, 'database-export', __( 'Export & import', 'frontage-site' ), static fn (): string => __( 'The whole site in one file', 'frontage-site' ), MigrationScreen::url(), $open ],
			[ current_user_can( 'edit_pages' ), SettingsHub::MOVE, 30, 'migrate', 'Elementor', PageListView::count_text( ... ), ElementorScreen::url(), $open ],
		];
		foreach ( $rows as [ $is_allowed, $group, $order, $icon, $name, $state, $url, $action ] ) {
			if ( $is_allowed ) {
				$is_move = SettingsHub::MOVE === $group;
				$parts[] = ( $is_move ? [ 'count' => $state ] : [] ) + [
					'group'  => $group,
					'order'  => $order,
					'icon'   => $icon,
					'name'   => $name,
					'state'  => $is_move ? '' : $state(),
					'url'    => $url,
					'action' => $action,
				];
			}
		}
		return $parts;
	}

	/** On `admin_menu`: this screen was divided into Reviews and Portfolio. */
	public static function add_redirects(): void {
		SettingsHub::add_redirect( 'frontage-site-settings', 'options-general.php?page=' . SettingsHub::PAGE );
	}

	private static function portfolio(): string {
		if ( ! PortfolioPostType::settings()['on'] ) {
			return __( 'Off', 'frontage-site' );
		}
		$count = (int) ( wp_count_posts( PortfolioPostType::TYPE )->publish ?? 0 );
		/* translators: %s: number of projects. */
		return $count ? sprintf( _n( '%s project', '%s projects', $count, 'frontage-site' ), number_format_i18n( $count ) ) : __( 'No projects yet', 'frontage-site' );
	}

	private static function business(): string {
		$facts = BusinessProfile::facts();
		$set   = array_keys(
			array_filter(
				[
					__( 'phone', 'frontage-site' )         => (bool) $facts['phones'],
					__( 'email', 'frontage-site' )         => (bool) $facts['emails'],
					__( 'address', 'frontage-site' )       => (bool) $facts['addresses'],
					__( 'opening hours', 'frontage-site' ) => (bool) array_filter( $facts['hours'] ),
				]
			)
		);
		/* translators: %s: what an owner entered, such as "phone, email, and address". */
		return $set ? sprintf( __( 'Set: %s', 'frontage-site' ), wp_sprintf_l( '%l', $set ) ) : __( 'Contact details and opening hours', 'frontage-site' );
	}

	private static function behaviors(): string {
		$behaviors = SiteBehaviors::clean( get_option( SiteBehaviors::OPTION, [] ) );
		$count     = count( array_filter( BehaviorLabels::names(), static fn ( string $name ): bool => $behaviors[ $name ]['on'] ?? false ) );
		/* translators: %s: number of behaviors. */
		return sprintf( __( '%s on', 'frontage-site' ), number_format_i18n( $count ) );
	}

	private static function reviews(): string {
		$names = array_keys(
			array_filter(
				[
					'Trustpilot'                   => '' !== ProviderCredentials::text( 'trustpilot', 'firm' ),
					'Google'                       => '' !== ProviderCredentials::text( 'google', 'firm' ),
					__( 'JSON file', 'frontage-site' ) => '' !== ProviderCredentials::text( 'file', 'url' ),
				]
			)
		);
		return $names ? implode( ', ', $names ) : __( 'Off. Connect Trustpilot, Google, or a file', 'frontage-site' );
	}

	private static function starter(): string {
		if ( ! CreatedItems::exists() ) {
			return __( 'Pages, a menu, a form, and images in one of eight looks', 'frontage-site' );
		}
		$left = SampleList::count( SampleList::rows() );
		/* translators: %s: number of texts, images and projects that are still samples. */
		return $left ? sprintf( _n( 'Created, %s sample left', 'Created, %s samples left', $left, 'frontage-site' ), number_format_i18n( $left ) ) : __( 'Created', 'frontage-site' );
	}
}
