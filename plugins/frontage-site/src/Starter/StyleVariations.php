<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Site\Starter\Looks\AgencyLook;
use Frontage\Site\Starter\Looks\ClubLook;
use Frontage\Site\Starter\Looks\ConsultingLook;
use Frontage\Site\Starter\Looks\Look;
use Frontage\Site\Starter\Looks\PracticeLook;
use Frontage\Site\Starter\Looks\ProductLook;
use Frontage\Site\Starter\Looks\RestaurantLook;
use Frontage\Site\Starter\Looks\ShopLook;
use Frontage\Site\Starter\Looks\TradeLook;

defined( 'ABSPATH' ) || exit;

/**
 * The looks of the starter site by the names of the theme's style variations.
 *
 * @phpstan-import-type Page from Look
 */
final class StyleVariations {

	private const LOOKS = [
		'consulting' => ConsultingLook::class,
		'agency'     => AgencyLook::class,
		'product'    => ProductLook::class,
		'shop'       => ShopLook::class,
		'practice'   => PracticeLook::class,
		'restaurant' => RestaurantLook::class,
		'club'       => ClubLook::class,
		'trade'      => TradeLook::class,
	];

	/** @return list<string> In display order. */
	public static function names(): array {
		return array_keys( self::LOOKS );
	}

	/** Null: there is no look with this name. */
	public static function look( string $name ): ?Look {
		$look = self::LOOKS[ $name ] ?? null;
		return $look ? new $look() : null;
	}

	/** @return list<array{ name: string, title: string, means: string }> In display order. */
	public static function all(): array {
		return array_map(
			static fn ( string $name, string $look ): array => [
				'name'  => $name,
				'title' => ( new $look() )->title(),
				'means' => ( new $look() )->description(),
			],
			array_keys( self::LOOKS ),
			self::LOOKS
		);
	}

	/** The name of a look as owners read it. */
	public static function title( string $name ): string {
		return self::look( $name )?->title() ?? $name;
	}

	/** @return array<string, Page> By name, in order of creation. */
	public static function pages( string $name ): array {
		return self::look( $name )?->pages() ?? [];
	}
}
