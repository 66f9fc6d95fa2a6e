/**
 * The GraphQL query that is posted to the API, as Craft CMS expects it. It names every field that the webcast reads.
 * For another CMS the marker's `data-query` replaces it.
 */
export const STREAMS_QUERY = `{
  entry(section: "pageHome") {
    ... on pageHome_Entry {
      homeStreams {
        id
        streamType
        streamTitle
        streamId
        status
        streamSponsor { id title companyLogo { url } }
        streamActivity {
          id
          url
          activityRoom { id title url }
          activityBooks {
            id
            title
            url
            bookAuthors { title label }
            bookBuyLabel { title }
            bookBuyUrl
            bookPublisher { title url }
            bookSummary
            bookImage { url title }
          }
        }
      }
    }
  }
}`;
