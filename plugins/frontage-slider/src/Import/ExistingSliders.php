<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Slider\Storage\SliderRepository;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sliders of this site with the alias of an imported slider, and what the import does with them. A replaced slider keeps its
 * id, alias and status, so pages, shortcodes and dialogs still find it. Its previous content is a revision.
 *
 * @phpstan-import-type Choice from ExistingItem
 * @phpstan-import-type Head from ImportSource
 */
final class ExistingSliders {

	private const META = [ SliderCreator::EXTRAS, ImportReportStore::META, self::PREVIOUS_EXTRAS ];

	/** Post meta of a replaced slider: what its previous content had in SliderCreator::EXTRAS. */
	public const PREVIOUS_EXTRAS = '_frontage_slider_previous_extras';

	/** @var array<int, WP_Post> By the index of the imported slider. */
	private array $posts = [];

	/** @var array<int, int> Revisions with the previous content of replaced sliders, by index. */
	private array $revisions = [];

	/** @var list<array{ post: WP_Post, meta: array<string, list<mixed>> }> Replaced sliders as they were. */
	private array $replaced = [];

	/**
	 * @param list<Head>         $heads
	 * @param array<int, Choice> $choices By index; both are kept without one.
	 * @param Choice|null        $for_all The choice for every slider that has none of its own.
	 */
	public function __construct( array $heads, private readonly array $choices = [], private readonly ?string $for_all = null ) {
		$seen = [];
		foreach ( $heads as $n => $head ) {
			$slug = self::slug( $head );
			$post = isset( $seen[ $slug ] ) ? null : get_page_by_path( $slug, OBJECT, SliderRepository::POST_TYPE ); // Of two in the file, only the first can replace it.
			if ( $post instanceof WP_Post ) {
				$this->posts[ $n ] = $post;
			}
			$seen[ $slug ] = true;
		}
	}

	/**
	 * The slug for the alias or the title of a slider.
	 *
	 * @param Head $head
	 */
	public static function slug( array $head ): string {
		$slug = sanitize_title( '' !== $head['alias'] ? $head['alias'] : $head['title'] );
		return '' === $slug ? 'slider' : (string) preg_replace( '/[^\w-]/', '', $slug );
	}

	/** The slider of this site; null if there is none with the alias. */
	public function post( int $n ): ?WP_Post {
		return $this->posts[ $n ] ?? null;
	}

	/**
	 * What the user can choose for a slider.
	 *
	 * @return list<Choice> Empty if the site has none with the alias.
	 */
	public function choices( int $n ): array {
		$post = $this->post( $n );
		return $post ? [ ExistingItem::KEEP_BOTH, ...( self::can_replace( $post ) ? [ ExistingItem::REPLACE ] : [] ), ExistingItem::SKIP ] : [];
	}

	/** Without revisions, the previous content would be lost; a single one is the new content. */
	private static function can_replace( WP_Post $post ): bool {
		return current_user_can( 'edit_post', $post->ID ) && ! in_array( wp_revisions_to_keep( $post ), [ 0, 1 ], true );
	}

	public function is_replaced( int $n ): bool {
		return isset( $this->posts[ $n ] ) && ExistingItem::REPLACE === ( $this->choices[ $n ] ?? $this->for_all );
	}

	public function is_skipped( int $n ): bool {
		return isset( $this->posts[ $n ] ) && ExistingItem::SKIP === ( $this->choices[ $n ] ?? $this->for_all );
	}

	/** @return array<int, string> Aliases of the replaced sliders, by index. */
	public function replaced_aliases(): array {
		return array_map( static fn ( WP_Post $post ): string => $post->post_name, array_filter( $this->posts, $this->is_replaced( ... ), ARRAY_FILTER_USE_KEY ) );
	}

	/** @return list<string> Aliases of the skipped sliders. */
	public function skipped_aliases(): array {
		return array_column( array_filter( $this->posts, $this->is_skipped( ... ), ARRAY_FILTER_USE_KEY ), 'post_name' );
	}

	/** @return int|WP_Error The slider's id; an error if the user may not replace it, or the database refused it. */
	public function replace( int $n, string $title, string $content ): int|WP_Error {
		$post = $this->posts[ $n ];
		if ( ! self::can_replace( $post ) ) {
			/* translators: %s: name of a slider */
			return new WP_Error( 'frontage_slider_not_allowed', sprintf( __( 'Sorry, you are not allowed to replace “%s”. Keep both sliders instead.', 'frontage-slider' ), $post->post_title ), [ 'status' => 403 ] );
		}
		wp_save_post_revision( $post->ID ); // A slider that was never changed has none yet.
		$this->revisions[ $n ] = self::latest_revision( $post );
		$id = VerifiedWrite::post(
			[
				'ID'           => $post->ID,
				'post_title'   => $title,
				'post_content' => $content,
			]
		);
		if ( is_int( $id ) ) {
			$this->replaced[] = [
				'post' => $post,
				'meta' => array_combine( self::META, array_map( static fn ( string $key ): array => array_values( (array) get_post_meta( $id, $key ) ), self::META ) ),
			];
			$extras = get_post_meta( $id, SliderCreator::EXTRAS );
			array_map( static fn ( string $key ): bool => delete_post_meta( $id, $key ), self::META ); // Of the previous content.
			VerifiedWrite::replace_meta( $id, self::PREVIOUS_EXTRAS, is_array( $extras ) ? array_values( $extras ) : [] );
		}
		return $id;
	}

	/** The newest revision, 0 for none. An autosave is what somebody typed and has not saved. */
	private static function latest_revision( WP_Post $post ): int {
		foreach ( wp_get_post_revisions( $post, [ 'check_enabled' => false ] ) as $revision ) {
			if ( $revision instanceof WP_Post && ! wp_is_post_autosave( $revision ) ) {
				return $revision->ID;
			}
		}
		return 0;
	}

	/** The revision with the previous content of a replaced slider; 0 for none. */
	public function revision( int $n ): int {
		return $this->revisions[ $n ] ?? 0;
	}

	/** Restores all replaced sliders. */
	public function roll_back(): void {
		foreach ( $this->replaced as [ 'post' => $post, 'meta' => $meta ] ) {
			VerifiedWrite::post( [ 'ID' => $post->ID, 'post_title' => $post->post_title, 'post_content' => $post->post_content ] );
			foreach ( $meta as $key => $values ) {
				VerifiedWrite::replace_meta( $post->ID, $key, $values );
			}
		}
		$this->replaced = [];
	}
}
