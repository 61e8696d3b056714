// Made by scripts/generate.ts from the contract; do not edit.

import type { Operation } from '../graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CitySort =
  | 'distance_asc'
  | 'name_asc'
  | 'relevance'
  | 'slug_asc';

/** Where to search. Applies only when lat and lon are both present and non-zero. Decimal degrees (WGS 84). */
export type GeolocationInput = {
  /** Radius. By default 12 km for offers and 11 km for neighborhoods; without it cities and schools are not restricted. */
  distance_in_km?: number | null | undefined;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
};

/** What a results page searches, named as in its URL (RT-20). Prices are whole reais a month with the scholarship, `radius` is in km. A value that is not valid, or means nothing beside the others, is answered with BAD_USER_INPUT. */
export type OfferFilters = {
  city?: string | null | undefined;
  grade?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  neighborhood?: string | null | undefined;
  priceMax?: number | null | undefined;
  priceMin?: number | null | undefined;
  radius?: number | null | undefined;
  school?: string | null | undefined;
  schoolSlug?: string | null | undefined;
  shifts?: Array<string> | null | undefined;
  siblingGrade?: string | null | undefined;
  state?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  years?: Array<number> | null | undefined;
};

export type OfferSort =
  | 'annual_cost_asc'
  | 'discount_desc'
  | 'distance_asc'
  | 'price_asc'
  | 'price_desc'
  | 'rating_desc'
  | 'relevance';

export type PaginationInput = {
  /** From 1, the default. Hits beyond the 10,000th cannot be paged to. */
  page?: number | null | undefined;
  /** Hits per page: 23 by default, at most 100; for cities of a single state at most 1,000. */
  size?: number | null | undefined;
};

/** What `filterString` says in text. A slug that nothing has matches nothing. */
export type SchoolFilters = {
  /** Slug. */
  city?: string | null | undefined;
  hasOffers?: boolean | null | undefined;
  /** Slug. */
  neighborhood?: string | null | undefined;
  /** Whether families do not pay for it. */
  publiclyFunded?: boolean | null | undefined;
  /** One of which the school must have: at most 100. */
  slugs?: Array<string> | null | undefined;
  /** Slug of a stage that the school has. */
  stage?: string | null | undefined;
  /** Slug. */
  state?: string | null | undefined;
};

export type SchoolReviewSort =
  | 'rating_asc'
  | 'rating_desc'
  | 'recent';

export type SchoolSort =
  | 'distance_asc'
  | 'name_asc'
  | 'rating_desc'
  | 'relevance';

export type HomePageQueryVariables = Exact<{
  city: string;
  offers: number;
  reviews: number;
  cities: number;
}>;


export type HomePageQuery = { schoolOffer: { hits: Array<{ id: string, discount_percentage: number, monthly_fee: number, monthly_fee_with_discount: number, enrollment_fee: number, product_shift: string, product_slug_stage_grade: string, product_title: string, grade: string, grade_name: string, stage: string, stage_name: string, shift_name: string, school_name: string, school_slug: string, school_logo: string | null, school_image: string | null, school_tags: Array<string>, is_partner: boolean, seats_left: number, valid_until: string, year: number, distance_in_km: number | null, demo: boolean, extras: { material: number | null, uniform: number | null, meals: number | null, transport: number | null }, school_location: { city: string, city_slug: string, neighborhood: string | null, neighborhood_slug: string | null, uf: string, lat: number, lng: number }, school_reviews: { count: number, ratings_average: number } }> }, testimonials: Array<{ schoolName: string, schoolSlug: string, city: string, uf: string, demo: boolean, review: { id: string, userName: string, userRelationship: string, rating: number, testimonial: string, proof: string, publishedAt: string } }>, startingCities: Array<{ name: string, slug: string, uf: string, schools: number, offers: number, lowestPrice: number | null }> };

export type OfferCardFragment = { id: string, discount_percentage: number, monthly_fee: number, monthly_fee_with_discount: number, enrollment_fee: number, product_shift: string, product_slug_stage_grade: string, product_title: string, grade: string, grade_name: string, stage: string, stage_name: string, shift_name: string, school_name: string, school_slug: string, school_logo: string | null, school_image: string | null, school_tags: Array<string>, is_partner: boolean, seats_left: number, valid_until: string, year: number, distance_in_km: number | null, demo: boolean, extras: { material: number | null, uniform: number | null, meals: number | null, transport: number | null }, school_location: { city: string, city_slug: string, neighborhood: string | null, neighborhood_slug: string | null, uf: string, lat: number, lng: number }, school_reviews: { count: number, ratings_average: number } };

export type SearchOffersQueryVariables = Exact<{
  distinct?: string | null | undefined;
  search?: OfferFilters | null | undefined;
  schools?: Array<string> | string | null | undefined;
  stage?: string | null | undefined;
  pagination?: PaginationInput | null | undefined;
  sort?: OfferSort | null | undefined;
}>;


export type SearchOffersQuery = { schoolOffer: { total: number, offers: number, totalIsExact: boolean, page: number, size: number, hits: Array<{ id: string, discount_percentage: number, monthly_fee: number, monthly_fee_with_discount: number, enrollment_fee: number, product_shift: string, product_slug_stage_grade: string, product_title: string, grade: string, grade_name: string, stage: string, stage_name: string, shift_name: string, school_name: string, school_slug: string, school_logo: string | null, school_image: string | null, school_tags: Array<string>, is_partner: boolean, seats_left: number, valid_until: string, year: number, distance_in_km: number | null, demo: boolean, more_offers: { count: number, lowest_price: number, highest_price: number } | null, extras: { material: number | null, uniform: number | null, meals: number | null, transport: number | null }, school_location: { city: string, city_slug: string, neighborhood: string | null, neighborhood_slug: string | null, uf: string, lat: number, lng: number }, school_reviews: { count: number, ratings_average: number } }> } };

export type OfferFacetsQueryVariables = Exact<{
  search?: OfferFilters | null | undefined;
  facets: Array<string> | string;
  countSchools: boolean;
  schools?: SchoolFilters | null | undefined;
  freeSchools?: SchoolFilters | null | undefined;
  query?: string | null | undefined;
}>;


export type OfferFacetsQuery = { schoolOffer: { facets: Array<{ name: string, values: Array<{ value: string, label: string, count: number }> }> }, schools?: { total: number }, freeSchools?: { total: number } };

export type CountOffersQueryVariables = Exact<{
  distinct?: string | null | undefined;
  search?: OfferFilters | null | undefined;
}>;


export type CountOffersQuery = { schoolOffer: { total: number } };

export type MapSchoolsQueryVariables = Exact<{
  search?: OfferFilters | null | undefined;
  sort?: OfferSort | null | undefined;
  size: number;
}>;


export type MapSchoolsQuery = { schoolOffer: { total: number, hits: Array<{ id: string, school_name: string, school_slug: string, grade: string, grade_name: string, product_shift: string, shift_name: string, monthly_fee_with_discount: number, distance_in_km: number | null, school_location: { city: string, neighborhood: string | null, uf: string, lat: number, lng: number, approximate: boolean }, more_offers: { count: number, lowest_price: number, highest_price: number } | null }> } };

export type CityShortFragment = { name: string, slug: string, uf: string, state: string, stateSlug: string, geoloc: { lat: number, lng: number } };

export type SuggestCitiesQueryVariables = Exact<{
  name?: string | null | undefined;
  size: number;
}>;


export type SuggestCitiesQuery = { cities: { total: number, hits: Array<{ otherName: string | null, schools: number, lowestPrice: number | null, name: string, slug: string, uf: string, state: string, stateSlug: string, geoloc: { lat: number, lng: number } }> } };

export type FindCitiesQueryVariables = Exact<{
  filter: string;
  sort?: CitySort | null | undefined;
  size: number;
}>;


export type FindCitiesQuery = { cities: { total: number, hits: Array<{ name: string, slug: string, uf: string, state: string, stateSlug: string, geoloc: { lat: number, lng: number } }> } };

export type SuggestNeighborhoodsQueryVariables = Exact<{
  name: string;
  filter: string;
  size: number;
}>;


export type SuggestNeighborhoodsQuery = { neighborhoods: { hits: Array<{ name: string, slug: string, full_slug: string, city_slug: string, geoloc: { lat: number, lng: number } }> } };

export type SchoolSummaryFragment = { id: string, name: string, slug: string, logo: string | null, images: Array<string>, offerCount: number, lowestPrice: number | null, is_partner: boolean, publicly_funded: boolean, demo: boolean, distance_in_km: number | null, address: { neighborhood: string | null, city: string, uf: string }, reviews: { average: number, count: number }, stages: Array<{ slug: string, name: string }> };

export type SearchSchoolsQueryVariables = Exact<{
  query?: string | null | undefined;
  facets?: Array<string> | string | null | undefined;
  search?: SchoolFilters | null | undefined;
  geoloc?: GeolocationInput | null | undefined;
  pagination?: PaginationInput | null | undefined;
  sort?: SchoolSort | null | undefined;
  tags?: Array<string> | string | null | undefined;
  unlisted?: boolean | null | undefined;
}>;


export type SearchSchoolsQuery = { schools: { total: number, page: number, size: number, hits: Array<{ phone: string | null, id: string, name: string, slug: string, logo: string | null, images: Array<string>, offerCount: number, lowestPrice: number | null, is_partner: boolean, publicly_funded: boolean, demo: boolean, distance_in_km: number | null, unlisted: { reason: string, year: number | null } | null, address: { street: string | null, number: string | null, complement: string | null, zipCode: string | null, neighborhood: string | null, city: string, uf: string }, tags: Array<{ slug: string }>, reviews: { average: number, count: number }, stages: Array<{ slug: string, name: string }> }>, facets: Array<{ name: string, values: Array<{ value: string, label: string, count: number }> }> } };

export type QuestionFragment = { id: string, userName: string, text: string, publishedAt: string, answer: string | null, answeredAt: string | null, helpfulCount: number };

export type SchoolFragment = { schools: { hits: Array<{ id: string, name: string, slug: string, url: string, logo: string | null, positionPrecision: string, phone: string | null, whatsapp: string | null, website: string | null, visitHours: string | null, cnpj: string | null, description: string | null, censusYear: number | null, enrollments: number | null, cod_ent: number | null, is_partner: boolean, administrative_dependency: string, registered_name: string | null, publicly_funded: boolean, demo: boolean, photos: Array<{ url: string, alt: string | null }>, address: { street: string | null, number: string | null, complement: string | null, neighborhood: string | null, neighborhoodSlug: string | null, city: string, citySlug: string, state: string, stateSlug: string, uf: string, zipCode: string | null }, geoloc: { lat: number, lng: number }, reviews: { average: number, count: number }, stages: Array<{ slug: string, name: string }>, tags: Array<{ slug: string, name: string }>, amenities: Array<{ slug: string, name: string, group: string, groupName: string, available: boolean | null, statedBySchool: boolean }>, stated: Array<{ field: string, at: string }>, factYears: Array<{ fact: string, year: number | null }>, unlisted: { reason: string, year: number | null, isGone: boolean } | null, questions: { total: number, hits: Array<{ id: string, userName: string, text: string, publishedAt: string, answer: string | null, answeredAt: string | null, helpfulCount: number }> } }> }, schoolOffer: { total: number, hits: Array<{ id: string, discount_percentage: number, monthly_fee: number, monthly_fee_with_discount: number, enrollment_fee: number, product_shift: string, product_slug_stage_grade: string, product_title: string, grade: string, grade_name: string, stage: string, stage_name: string, shift_name: string, school_name: string, school_slug: string, school_logo: string | null, school_image: string | null, school_tags: Array<string>, is_partner: boolean, seats_left: number, valid_until: string, year: number, distance_in_km: number | null, demo: boolean, earlier_prices: Array<{ until: string, monthly_fee: number, monthly_fee_with_discount: number }>, extras: { material: number | null, uniform: number | null, meals: number | null, transport: number | null }, school_location: { city: string, city_slug: string, neighborhood: string | null, neighborhood_slug: string | null, uf: string, lat: number, lng: number }, school_reviews: { count: number, ratings_average: number } }> }, priceBands: Array<{ stage: string, stageName: string, year: number, fee: number, schools: number, cheaper: number, lowest: number, lowerQuartile: number, median: number, upperQuartile: number, highest: number, radiusInKm: number, date: string }> };

export type SchoolQueryVariables = Exact<{
  slug: string;
}>;


export type SchoolQuery = { schools: { hits: Array<{ id: string, name: string, slug: string, url: string, logo: string | null, positionPrecision: string, phone: string | null, whatsapp: string | null, website: string | null, visitHours: string | null, cnpj: string | null, description: string | null, censusYear: number | null, enrollments: number | null, cod_ent: number | null, is_partner: boolean, administrative_dependency: string, registered_name: string | null, publicly_funded: boolean, demo: boolean, photos: Array<{ url: string, alt: string | null }>, address: { street: string | null, number: string | null, complement: string | null, neighborhood: string | null, neighborhoodSlug: string | null, city: string, citySlug: string, state: string, stateSlug: string, uf: string, zipCode: string | null }, geoloc: { lat: number, lng: number }, reviews: { average: number, count: number }, stages: Array<{ slug: string, name: string }>, tags: Array<{ slug: string, name: string }>, amenities: Array<{ slug: string, name: string, group: string, groupName: string, available: boolean | null, statedBySchool: boolean }>, stated: Array<{ field: string, at: string }>, factYears: Array<{ fact: string, year: number | null }>, unlisted: { reason: string, year: number | null, isGone: boolean } | null, questions: { total: number, hits: Array<{ id: string, userName: string, text: string, publishedAt: string, answer: string | null, answeredAt: string | null, helpfulCount: number }> } }> }, schoolOffer: { total: number, hits: Array<{ id: string, discount_percentage: number, monthly_fee: number, monthly_fee_with_discount: number, enrollment_fee: number, product_shift: string, product_slug_stage_grade: string, product_title: string, grade: string, grade_name: string, stage: string, stage_name: string, shift_name: string, school_name: string, school_slug: string, school_logo: string | null, school_image: string | null, school_tags: Array<string>, is_partner: boolean, seats_left: number, valid_until: string, year: number, distance_in_km: number | null, demo: boolean, earlier_prices: Array<{ until: string, monthly_fee: number, monthly_fee_with_discount: number }>, extras: { material: number | null, uniform: number | null, meals: number | null, transport: number | null }, school_location: { city: string, city_slug: string, neighborhood: string | null, neighborhood_slug: string | null, uf: string, lat: number, lng: number }, school_reviews: { count: number, ratings_average: number } }> }, priceBands: Array<{ stage: string, stageName: string, year: number, fee: number, schools: number, cheaper: number, lowest: number, lowerQuartile: number, median: number, upperQuartile: number, highest: number, radiusInKm: number, date: string }> };

export type SchoolReviewsFragment = { schoolReviews: { total: number, page: number, size: number, hits: Array<{ id: string, userName: string, userRelationship: string, rating: number, testimonial: string, proof: string, publishedAt: string, reply: string | null, repliedAt: string | null }>, facets: Array<{ name: string, values: Array<{ value: string, label: string, count: number }> }>, averages: { ratingStudentsMotivation: number, ratingPhysicalStructure: number, ratingCommunityParticipation: number, ratingSocioemotionalDevelopment: number, ratingExamPreparation: number } | null } };

export type SchoolReviewsQueryVariables = Exact<{
  slug: string;
  stars?: number | null | undefined;
  proof?: string | null | undefined;
  sort?: SchoolReviewSort | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type SchoolReviewsQuery = { schoolReviews: { total: number, page: number, size: number, hits: Array<{ id: string, userName: string, userRelationship: string, rating: number, testimonial: string, proof: string, publishedAt: string, reply: string | null, repliedAt: string | null }>, facets: Array<{ name: string, values: Array<{ value: string, label: string, count: number }> }>, averages: { ratingStudentsMotivation: number, ratingPhysicalStructure: number, ratingCommunityParticipation: number, ratingSocioemotionalDevelopment: number, ratingExamPreparation: number } | null } };

export type SchoolQuestionsQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type SchoolQuestionsQuery = { schoolQuestions: { total: number, page: number, size: number, hits: Array<{ id: string, userName: string, text: string, publishedAt: string, answer: string | null, answeredAt: string | null, helpfulCount: number }> } };

export type SimilarSchoolsFragment = { similarSchools: Array<{ id: string, name: string, slug: string, logo: string | null, images: Array<string>, offerCount: number, lowestPrice: number | null, is_partner: boolean, publicly_funded: boolean, demo: boolean, distance_in_km: number | null, address: { neighborhood: string | null, city: string, uf: string }, reviews: { average: number, count: number }, stages: Array<{ slug: string, name: string }> }> };

export type SimilarSchoolsQueryVariables = Exact<{
  slug: string;
}>;


export type SimilarSchoolsQuery = { similarSchools: Array<{ id: string, name: string, slug: string, logo: string | null, images: Array<string>, offerCount: number, lowestPrice: number | null, is_partner: boolean, publicly_funded: boolean, demo: boolean, distance_in_km: number | null, address: { neighborhood: string | null, city: string, uf: string }, reviews: { average: number, count: number }, stages: Array<{ slug: string, name: string }> }> };

export type SchoolPageQueryVariables = Exact<{
  slug: string;
  stars?: number | null | undefined;
  proof?: string | null | undefined;
  sort?: SchoolReviewSort | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type SchoolPageQuery = { schools: { hits: Array<{ id: string, name: string, slug: string, url: string, logo: string | null, positionPrecision: string, phone: string | null, whatsapp: string | null, website: string | null, visitHours: string | null, cnpj: string | null, description: string | null, censusYear: number | null, enrollments: number | null, cod_ent: number | null, is_partner: boolean, administrative_dependency: string, registered_name: string | null, publicly_funded: boolean, demo: boolean, photos: Array<{ url: string, alt: string | null }>, address: { street: string | null, number: string | null, complement: string | null, neighborhood: string | null, neighborhoodSlug: string | null, city: string, citySlug: string, state: string, stateSlug: string, uf: string, zipCode: string | null }, geoloc: { lat: number, lng: number }, reviews: { average: number, count: number }, stages: Array<{ slug: string, name: string }>, tags: Array<{ slug: string, name: string }>, amenities: Array<{ slug: string, name: string, group: string, groupName: string, available: boolean | null, statedBySchool: boolean }>, stated: Array<{ field: string, at: string }>, factYears: Array<{ fact: string, year: number | null }>, unlisted: { reason: string, year: number | null, isGone: boolean } | null, questions: { total: number, hits: Array<{ id: string, userName: string, text: string, publishedAt: string, answer: string | null, answeredAt: string | null, helpfulCount: number }> } }> }, schoolOffer: { total: number, hits: Array<{ id: string, discount_percentage: number, monthly_fee: number, monthly_fee_with_discount: number, enrollment_fee: number, product_shift: string, product_slug_stage_grade: string, product_title: string, grade: string, grade_name: string, stage: string, stage_name: string, shift_name: string, school_name: string, school_slug: string, school_logo: string | null, school_image: string | null, school_tags: Array<string>, is_partner: boolean, seats_left: number, valid_until: string, year: number, distance_in_km: number | null, demo: boolean, earlier_prices: Array<{ until: string, monthly_fee: number, monthly_fee_with_discount: number }>, extras: { material: number | null, uniform: number | null, meals: number | null, transport: number | null }, school_location: { city: string, city_slug: string, neighborhood: string | null, neighborhood_slug: string | null, uf: string, lat: number, lng: number }, school_reviews: { count: number, ratings_average: number } }> }, priceBands: Array<{ stage: string, stageName: string, year: number, fee: number, schools: number, cheaper: number, lowest: number, lowerQuartile: number, median: number, upperQuartile: number, highest: number, radiusInKm: number, date: string }>, schoolReviews: { total: number, page: number, size: number, hits: Array<{ id: string, userName: string, userRelationship: string, rating: number, testimonial: string, proof: string, publishedAt: string, reply: string | null, repliedAt: string | null }>, facets: Array<{ name: string, values: Array<{ value: string, label: string, count: number }> }>, averages: { ratingStudentsMotivation: number, ratingPhysicalStructure: number, ratingCommunityParticipation: number, ratingSocioemotionalDevelopment: number, ratingExamPreparation: number } | null }, similarSchools: Array<{ id: string, name: string, slug: string, logo: string | null, images: Array<string>, offerCount: number, lowestPrice: number | null, is_partner: boolean, publicly_funded: boolean, demo: boolean, distance_in_km: number | null, address: { neighborhood: string | null, city: string, uf: string }, reviews: { average: number, count: number }, stages: Array<{ slug: string, name: string }> }> };

export type TestimonialCardFragment = { schoolName: string, schoolSlug: string, city: string, uf: string, demo: boolean, review: { id: string, userName: string, userRelationship: string, rating: number, testimonial: string, proof: string, publishedAt: string } };

export type TestimonialsQueryVariables = Exact<{
  methodology?: string | null | undefined;
  size?: number | null | undefined;
}>;


export type TestimonialsQuery = { testimonials: Array<{ schoolName: string, schoolSlug: string, city: string, uf: string, demo: boolean, review: { id: string, userName: string, userRelationship: string, rating: number, testimonial: string, proof: string, publishedAt: string } }> };

export const homePage: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'HomePage-4e01feea1f' };
export const searchOffers: Operation<SearchOffersQuery, SearchOffersQueryVariables> = { id: 'SearchOffers-bf911a236f' };
export const offerFacets: Operation<OfferFacetsQuery, OfferFacetsQueryVariables> = { id: 'OfferFacets-bc7756476c' };
export const countOffers: Operation<CountOffersQuery, CountOffersQueryVariables> = { id: 'CountOffers-bc8778cc41' };
export const mapSchools: Operation<MapSchoolsQuery, MapSchoolsQueryVariables> = { id: 'MapSchools-3363c9d4db' };
export const suggestCities: Operation<SuggestCitiesQuery, SuggestCitiesQueryVariables> = { id: 'SuggestCities-6f87fd8ad1' };
export const findCities: Operation<FindCitiesQuery, FindCitiesQueryVariables> = { id: 'FindCities-b7a99c196f' };
export const suggestNeighborhoods: Operation<SuggestNeighborhoodsQuery, SuggestNeighborhoodsQueryVariables> = { id: 'SuggestNeighborhoods-91d043321d' };
export const searchSchools: Operation<SearchSchoolsQuery, SearchSchoolsQueryVariables> = { id: 'SearchSchools-612370706d' };
export const school: Operation<SchoolQuery, SchoolQueryVariables> = { id: 'School-852f842cf9' };
export const schoolReviews: Operation<SchoolReviewsQuery, SchoolReviewsQueryVariables> = { id: 'SchoolReviews-473156bbff' };
export const schoolQuestions: Operation<SchoolQuestionsQuery, SchoolQuestionsQueryVariables> = { id: 'SchoolQuestions-482afa4e2b' };
export const similarSchools: Operation<SimilarSchoolsQuery, SimilarSchoolsQueryVariables> = { id: 'SimilarSchools-9a9877453f' };
export const schoolPage: Operation<SchoolPageQuery, SchoolPageQueryVariables> = { id: 'SchoolPage-928703f456' };
export const testimonials: Operation<TestimonialsQuery, TestimonialsQueryVariables> = { id: 'Testimonials-37fd072c30' };
