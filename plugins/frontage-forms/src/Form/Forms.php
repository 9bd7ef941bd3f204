<?php

namespace Frontage\Forms\Form;

/** Finds and keeps forms: posts of a private type, address by hash, id or title (docs/reference/contact-forms.md §1). */
final class Forms {

	public static function register_post_type(): void {}

	/**
	 * @param list<string> $caps
	 * @return list<string>
	 */
	public static function map_meta_cap( array $caps, string $cap ): array {
		return $caps;
	}

	/** Null unless a form with this id is published. */
	public function find( int $id ): ?Form {
		return null;
	}

	/** By 7 or more digits of the hash, by id, by title. */
	public function find_by_address( string $address, string $title = '' ): ?Form {
		return null;
	}

	/**
	 * @param array<string, mixed> $args As of `WP_Query`: posts_per_page, offset, order, orderby, s.
	 * @return list<Form>
	 */
	public function query( array $args = [] ): array {
		return [];
	}

	/** Stores a new form (id 0) or changes a stored one; gives it back with its id, slug and hash. */
	public function save( Form $form ): Form|\WP_Error {
		return $form;
	}

	public function delete( int $id ): bool {
		return false;
	}
}
