<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

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
		$handbook = [
			'shop-cart' => [ __( 'Add a shopping cart', 'frontage-shop' ), [ Settings::PAGE ] ],
		];
		foreach ( $handbook as $name => [ $title, $screens ] ) {
			$pages[] = [
				'name'    => $name,
				'title'   => $title,
				'screens' => $screens,
				'file'    => dirname( __DIR__ ) . '/frontage-shop.php',
			];
		}
		return $pages;
	}
}
