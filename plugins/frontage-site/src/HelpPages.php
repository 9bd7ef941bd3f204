<?php

declare( strict_types = 1 );

namespace Frontage\Site;

use Frontage\Kit\Admin\HelpTabs;
use Frontage\Site\Behaviors\BehaviorsScreen;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Elementor\ElementorScreen;
use Frontage\Site\Migration\MigrationScreen;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Portfolio\PortfolioSettings;
use Frontage\Site\Reviews\ReviewSettings;
use Frontage\Site\Starter\Admin\StarterScreen;

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
		$overview  = __( 'Overview', 'frontage-site' );
		$overviews = [
			'business'  => [ [ BusinessScreen::PAGE ], __( 'Enter your contact details and opening hours once. Contact info blocks, the starter pages, and search engines use them. Changes here appear on all pages.', 'frontage-site' ) ],
			'behaviors' => [ [ BehaviorsScreen::PAGE ], __( 'Everything is off until you turn it on, and features that are off load nothing. To change this for one page, open it in the editor and find Behaviors in the sidebar.', 'frontage-site' ) ],
			'reviews'   => [ [ ReviewSettings::PAGE ], __( 'Connect Trustpilot, Google, or a file once, then add the Reviews block to a page. Your site fetches the reviews, so visitors connect to no other service.', 'frontage-site' ) ],
			'portfolio' => [ [ PortfolioSettings::PAGE, 'edit-' . PortfolioPostType::TYPE ], __( 'Each project has its own page. Add a project, give it a featured image and a category, and publish it. Portfolio patterns then show all projects on any page.', 'frontage-site' ) ],
			'export'    => [ [ MigrationScreen::PAGE ], __( 'Export saves the design, pages, menus, forms, and sliders of this site in one file. Before an import you see what it changes, and afterward you can undo it.', 'frontage-site' ) ],
		];
		foreach ( $overviews as $name => [ $screens, $text ] ) {
			$pages[] = [
				'name'    => $name,
				'title'   => $overview,
				'screens' => $screens,
				'text'    => $text,
			];
		}
		$handbook = [
			'starter-site'           => [ __( 'Create a starter site', 'frontage-site' ), [ StarterScreen::PAGE, BusinessScreen::PAGE ] ],
			'convert-from-elementor' => [ __( 'Move from Elementor', 'frontage-site' ), [ ElementorScreen::PAGE ] ],
			'roles'                   => [ __( 'Manage permissions', 'frontage-site' ), [ BusinessScreen::PAGE, MigrationScreen::PAGE ] ],
		];
		foreach ( $handbook as $name => [ $title, $screens ] ) {
			$pages[] = [
				'name'    => $name,
				'title'   => $title,
				'screens' => $screens,
				'file'    => dirname( __DIR__ ) . '/frontage-site.php',
			];
		}
		return $pages;
	}
}
